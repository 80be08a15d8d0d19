import { ShopError } from '#domain/errors.ts'
import { toRupees } from '#domain/money.ts'
import { reminderMs } from '#domain/orders/booking.ts'
import { isGatewayPayment } from '#domain/payment.ts'
import { moneyOf } from '#domain/refund.ts'
import { lockOrder } from '../../documents/queries.ts'
import { openPayment } from '../../order-records/payment-queries.ts'
import { namedOrder, orderById, paiseOf, paymentsOf } from '../../order-records/queries.ts'
import type { Query } from '../../platform/db/database.ts'
import type { Shop } from '../../platform/shop.ts'
import { currentProfile } from '../../settings/documents.ts'
import { holdLimits } from '../../stock/limits.ts'
import { tellBuyer } from '../announcing/tell-buyer.ts'
import { warnOfLostTransfer } from '../lapse-claims.ts'
import { moveOrder } from '../move-order.ts'
import { refundOrder, sentBack } from '../refunds/refund-order.ts'
import { refundsOf } from '../refunds/refund-queries.ts'
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
  const { email } = await currentProfile(shop.db)
  const waiting = { claimedAfter: now - lapseHours * hourMs, shopEmail: email }
  for (const id of await lapsedRests(db, now, waiting.claimedAfter, atOnce)) {
    try {
      await shop.db.write((tx) => lapse(tx, shop, id, waiting))
    } catch (error) {
      // Somebody has found the money or cancelled it since we looked.
      if (!(error instanceof ShopError)) throw error
    }
  }
}

type Waiting = { claimedAfter: number; shopEmail: string }

/** The order is over: its pieces go back on sale, and what came of it goes back whole. */
async function lapse(tx: Query, shop: Shop, id: number, { claimedAfter, shopEmail }: Waiting) {
  const order = await lockOrder(tx, id)
  if ((order?.rest_before ?? Infinity) > shop.now()) return
  const open = await openPayment(tx, id)
  const claim = open?.state === 'claimed' ? open : null
  // Named since we looked.
  if ((claim?.claimed_at ?? 0) > claimedAfter) return
  const said = { code: 'rest-not-come', params: {} } as const
  const over = { from: 'confirmed', to: 'cancelled', by: system, said, isTold: false } as const
  const given = await moveOrder(tx, shop, id, over)
  await tellBuyer(tx, shop, given, 'rest-lapsed')
  if (claim)
    await warnOfLostTransfer(tx, shop, { id, reference: claim.claimed_reference }, shopEmail)
  if (shop.config.razorpay) await giveBackByGateway(tx, shop, id)
}

/** What came through the gateway goes back by it at once; the rest is owed, and staff send it (Today). */
async function giveBackByGateway(tx: Query, shop: Shop, id: number) {
  const refunds = await refundsOf(tx, id)
  for (const payment of await paymentsOf(tx, id)) {
    if (payment.state !== 'paid' || !isGatewayPayment(payment.settled_reference)) continue
    const order = await orderById(tx, id)
    const owed = order ? moneyOf(paiseOf(order)).owedPaise : 0
    const left = payment.amount_paise - sentBack(refunds, payment.id)
    const amount = toRupees(Math.min(owed, left))
    if (amount <= 0) continue
    await refundOrder(tx, shop, { id, amount, method: 'razorpay' }, system)
  }
}
