import { ShopError } from '#domain/errors.ts'
import { toRupees } from '#domain/money.ts'
import { reminderMs } from '#domain/orders/booking.ts'
import { isGatewayPayment } from '#domain/payment.ts'
import { moneyOf } from '#domain/refund.ts'
import { lockOrder } from '../../documents/queries.ts'
import { namedOrder, orderById, paiseOf, paymentsOf } from '../../order-records/queries.ts'
import type { Query } from '../../platform/db/database.ts'
import type { Shop } from '../../platform/shop.ts'
import { holdLimits } from '../../stock/limits.ts'
import { tellBuyer } from '../announcing/tell-buyer.ts'
import { moveOrder } from '../move-order.ts'
import { refundOrder } from '../refunds/refund-order.ts'
import { lapsedRests, restsToRemind, takeReminder } from './rest-queries.ts'

const [hourMs, atOnce] = [3_600_000, 200]
const system = { kind: 'system', userId: null } as const

/** Asks once more for the rests of booked orders that are soon due, and gives up those that did not come. */
export async function endRests(shop: Shop): Promise<void> {
  const [now, db] = [shop.now(), shop.db.read]
  const soon = now + reminderMs
  for (const id of await restsToRemind(db, soon, now, atOnce)) {
    await shop.db.write(async (tx) => {
      if (await takeReminder(tx, id, now))
        await tellBuyer(tx, shop, await namedOrder(tx, id), 'rest-due')
    })
  }
  const { lapseHours } = await holdLimits(shop.db)
  for (const id of await lapsedRests(db, now, now - lapseHours * hourMs, atOnce)) {
    try {
      await shop.db.write((tx) => lapse(tx, shop, id))
    } catch (error) {
      // Somebody has found the money or cancelled it since we looked.
      if (!(error instanceof ShopError)) throw error
    }
  }
}

/** The order is over: its pieces go back on sale, and what came of it goes back whole. */
async function lapse(tx: Query, shop: Shop, id: number) {
  const order = await lockOrder(tx, id)
  if (order?.state !== 'confirmed' || (order.rest_before ?? Infinity) > shop.now()) return
  const said = { code: 'rest-not-come', params: {} } as const
  await moveOrder(tx, shop, id, { to: 'cancelled', by: system, said, isTold: false })
  await tellBuyer(tx, shop, order, 'rest-lapsed')
  if (shop.config.razorpay) await giveBackByGateway(tx, shop, id)
}

/** What came through the gateway goes back by it at once; the rest is owed, and staff send it (Today). */
async function giveBackByGateway(tx: Query, shop: Shop, id: number) {
  for (const payment of await paymentsOf(tx, id)) {
    if (payment.state !== 'paid' || !isGatewayPayment(payment.settled_reference)) continue
    const order = await orderById(tx, id)
    const owed = order ? moneyOf(paiseOf(order)).owedPaise : 0
    const amount = toRupees(Math.min(owed, payment.amount_paise))
    if (amount <= 0) continue
    await refundOrder(tx, shop, { id, amount, method: 'razorpay' }, system)
  }
}
