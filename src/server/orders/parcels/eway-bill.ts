import { ShopError } from '#domain/errors.ts'
import { dayInIndia } from '#domain/india-day.ts'
import { refusal } from '#domain/refusals/list.ts'
import { consignedTo, needsEwayBill } from '#domain/tax/eway-bill.ts'
import { type OrderRow, parcelsOf } from '../../order-records/queries.ts'
import type { Query } from '../../platform/db/database.ts'
import { numbersOn, settingsOn } from '../../tax/read-law.ts'

/** Refuses to send off what may only travel with an e-way bill while none of its parcels names one, or why not. */
export async function refuseWithoutEwayBill(tx: Query, order: OrderRow, now: number) {
  const day = dayInIndia(now)
  const settings = await settingsOn(tx, day)
  if (!settings || settings.stateCode === '') return
  const address = JSON.parse(order.address) as { state?: string; country?: string }
  const consignment = {
    ...{ registration: settings.registration, from: settings.stateCode },
    ...{ to: consignedTo(address, settings.stateCode), totalPaise: order.total_paise },
  }
  if (!needsEwayBill(consignment, await numbersOn(tx, day))) return
  const parcels = await parcelsOf(tx, order.id)
  if (parcels.some((parcel) => parcel.eway_bill !== '' || parcel.eway_reason !== '')) return
  throw new ShopError(refusal('eway-bill-wanted', { number: order.number }), { at: 'ewayBill' })
}
