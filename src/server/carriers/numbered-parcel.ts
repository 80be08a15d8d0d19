import { ShopError } from '#domain/errors.ts'
import { refusal } from '#domain/refusals/list.ts'
import type { Shop } from '../platform/shop.ts'
import { carrierCalled } from './all-carriers.ts'

/** A parcel as its carrier knows it, where the shop knows the carrier; as it was typed, where it does not. */
export const numberedParcel: Shop['numberedParcel'] = (form) => {
  const { carrier, trackingNumber = '', trackingUrl = '' } = form
  const known = carrierCalled(carrier)
  if (!known) return { carrier, code: '', trackingNumber, trackingUrl }
  const number =
    trackingNumber === '' || !known.readNumber ? trackingNumber : known.readNumber(trackingNumber)
  if (number === null)
    throw new ShopError(refusal('tracking-number-wrong', { carrier: known.name }), {
      at: 'trackingNumber',
    })
  return {
    ...{ carrier: known.name, code: known.code, trackingNumber: number },
    trackingUrl: trackingUrl === '' && number !== '' ? known.followAt(number) : trackingUrl,
  }
}
