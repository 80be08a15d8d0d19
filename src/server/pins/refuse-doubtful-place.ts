import type { Address } from '#domain/address/address.ts'
import { errorsOfDoubt, faultsOfDoubt, placeDoubt } from '#domain/address/place-doubt.ts'
import { isAbroad } from '#domain/delivery/destination.ts'
import { wrongFields } from '#domain/errors.ts'
import type { Language } from '#domain/language.ts'
import { stateIn } from '../place-names/place-names.ts'
import { lookUpPin } from './place-of-pin.ts'

type Asked = { address: Address | null; isAddressConfirmed?: boolean | undefined }

/** Asks once about an address that a parcel may not find; what was confirmed, or needs no parcel, passes. */
export async function refuseDoubtfulPlace(
  { address, isAddressConfirmed }: Asked,
  language: Language = 'en',
): Promise<void> {
  // Of places abroad the shop knows no table.
  if (address === null || isAddressConfirmed === true || isAbroad(address)) return
  const known = await lookUpPin(address.pin)
  const doubt = placeDoubt(address.state, known)
  if (!doubt) return
  const told = placeDoubt(address.state, known, (name) => stateIn(language, name)) ?? doubt
  throw wrongFields(errorsOfDoubt(doubt), faultsOfDoubt(told))
}
