import type { QueryClient } from '@tanstack/react-query'
import {
  changeSavedAddress,
  listSavedAddresses,
  removeSavedAddress,
  saveAddress,
} from '#contract/accounts/calls.ts'
import type { SavedAddress } from '#contract/accounts/types.ts'
import { getPlaceOfPin } from '#contract/pins/calls.ts'
import type { Address } from '#domain/address/address.ts'
import { isPin } from '#domain/address/pin.ts'
import { isAbroad } from '#domain/delivery/destination.ts'
import { callWith, type Fetch } from '../../api.ts'
import { queryFor } from '../../cache.ts'
import { placeName } from '../../checkout/address/confirm-place.tsx'
import { type Deed, textOf } from '../../sign-in/deed.ts'

export const addressesPath = '/account/addresses'

export const queryForBook = () => queryFor(listSavedAddresses, {})

export const prepareBook = (cache: QueryClient) => cache.fetchQuery(queryForBook())

/** Keeps what was typed: over the address of this number, or as a new one. */
export const addressDeed = (id: number | null): Deed<SavedAddress[]> => ({
  async send(send, form) {
    const address = await withPlace(send, addressIn(form))
    const kept = {
      address,
      isDefault: form.has('isDefault'),
      isAddressConfirmed: textOf(form, 'confirmedPlace') === placeName(address),
    }
    return id === null
      ? callWith(send, saveAddress, kept)
      : callWith(send, changeSavedAddress, { id, ...kept })
  },
})

/** The field `address` names one by its number; `deed` says what becomes of it. */
export const bookDeed: Deed<SavedAddress[]> = {
  async send(send, form) {
    const id = Number(textOf(form, 'address'))
    if (textOf(form, 'deed') === 'remove') return callWith(send, removeSavedAddress, { id })
    const book = await callWith(send, listSavedAddresses, {})
    const own = book.find((one) => one.id === id)
    if (!own) return book
    const { id: _id, isDefault: _isDefault, placeLabels: _labels, ...address } = own
    const changed = { id, address, isDefault: true, isAddressConfirmed: true }
    return callWith(send, changeSavedAddress, changed)
  },
}

function addressIn(form: FormData): Address {
  const typed = (name: keyof Address) => textOf(form, `address.${name}`)
  return {
    fullName: typed('fullName'),
    mobile: typed('mobile'),
    line1: typed('line1'),
    line2: typed('line2'),
    city: typed('city'),
    state: typed('state'),
    pin: typed('pin'),
    ...(isAbroad({ country: typed('country') }) && { country: typed('country') }),
  }
}

/** Without JavaScript nobody has filled them in from the PIN code. */
async function withPlace(send: Fetch, address: Address): Promise<Address> {
  const pin = address.pin.replaceAll(' ', '')
  const isFilled = address.city.trim() !== '' && address.state !== ''
  if (isFilled || !isPin(pin) || isAbroad(address)) return address
  const place = await callWith(send, getPlaceOfPin, { pin })
  return {
    ...address,
    city: address.city.trim() || (place.district ?? ''),
    state: address.state || (place.state ?? ''),
  }
}
