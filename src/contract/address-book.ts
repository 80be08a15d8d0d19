import { z } from 'zod'
import { Address, AddressForm } from './orders/types.ts'
import { PathId } from './path-id.ts'

/** A delivery address that a customer keeps; the default one comes first. */
export const SavedAddress = Address.extend({ id: z.int(), isDefault: z.boolean() })
export type SavedAddress = z.infer<typeof SavedAddress>

export const NewAddress = z.object({
  address: AddressForm,
  /** True to put it first from now on; the first of all comes first anyway. */
  isDefault: z.boolean().default(false),
  /** True once whoever typed it has said that the address is right as it is. */
  isAddressConfirmed: z.boolean().default(false),
})
export type NewAddress = {
  address: Address
  isDefault?: boolean | undefined
  isAddressConfirmed?: boolean | undefined
}

export const OneAddress = z.object({ id: PathId })
export type OneAddress = { id: number }

export const ChangedAddress = OneAddress.extend(NewAddress.shape)
export type ChangedAddress = OneAddress & NewAddress
