import type { Address } from '#domain/address/address.ts'
import { errorsOfDoubt, faultsOfDoubt, placeDoubt } from '#domain/address/place-doubt.ts'
import { isAbroad } from '#domain/delivery/destination.ts'
import { wrongFields } from '#domain/errors.ts'
import { lookUpPin } from './place-of-pin.ts'

type Asked = { address: Address | null; isAddressConfirmed?: boolean | undefined }

/** Asks once about an address that a parcel may not find; what was confirmed, or needs no parcel, passes. */
export async function refuseDoubtfulPlace({ address, isAddressConfirmed }: Asked): Promise<void> {
  // Of places abroad the shop knows no table.
  if (address === null || isAddressConfirmed === true || isAbroad(address)) return
  const doubt = placeDoubt(address.state, await lookUpPin(address.pin))
  if (!doubt) return
  throw wrongFields(errorsOfDoubt(doubt), faultsOfDoubt(doubt))
}
