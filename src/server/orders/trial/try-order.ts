import type { ManualOrder } from '#contract/orders/manual-order.ts'
import type { TrialOrder } from '#contract/orders/trial-order.ts'
import { ShopError } from '#domain/errors.ts'
import { toRupees } from '#domain/money.ts'
import { isAtDoor } from '#domain/payment-methods.ts'
import { invoiceOf } from '../../documents/queries.ts'
import { orderById } from '../../order-records/queries.ts'
import type { Query } from '../../platform/db/database.ts'
import type { Shop } from '../../platform/shop.ts'
import { makeOrder } from '../manual-order.ts'
import { type Mover, moveOrder } from '../move-order.ts'
import { cheapestPiece } from './trial-queries.ts'

/** Carries what a trial showed out of the transaction that is thrown away. */
class ThrownAway extends Error {
  trial: TrialOrder
  constructor(trial: TrialOrder) {
    super('A trial leaves nothing.')
    this.trial = trial
  }
}

/**
 * Takes an order for the cheapest saree through money, parcel and bill by what every order goes through, and rolls all
 * of it back: no number is used up, no figure moves, no email leaves. Whatever would refuse a buyer refuses the trial.
 */
export async function tryOrder(shop: Shop, by: Mover): Promise<TrialOrder> {
  const [method] = await shop.waysToPay()
  if (!method) throw new ShopError('trial-without-way')
  try {
    return await shop.db.write(async (tx) => {
      throw new ThrownAway(await sell(tx, shop, method, by))
    })
  } catch (error) {
    if (error instanceof ThrownAway) return error.trial
    throw error
  }
}

async function sell(tx: Query, shop: Shop, method: ManualOrder['paymentMethod'], by: Mover) {
  const piece = await cheapestPiece(tx)
  if (!piece) throw new ShopError('trial-without-saree')
  const order = await makeOrder(tx, shop, formFor(piece.id, method), by)
  for (const to of ['packed', 'shipped', 'delivered'] as const)
    await moveOrder(tx, shop, order.id, { to, by })
  const [row, bill] = [await orderById(tx, order.id), await invoiceOf(tx, order.id)]
  const taxes = bill && bill.cgst_paise + bill.sgst_paise + bill.igst_paise
  return {
    ...{ number: order.number, saree: piece.name, paymentMethod: method },
    ...{ total: toRupees(order.totalPaise), shipping: toRupees(row?.shipping_paise ?? 0) },
    tax: taxes ? toRupees(taxes) : null,
    document: bill?.number ?? '',
  }
}

const place = { line1: '1 North Mada Street', city: 'Chennai', state: 'Tamil Nadu', pin: '600004' }

const formFor = (productId: number, paymentMethod: ManualOrder['paymentMethod']): ManualOrder => {
  const mobile = '9840000000'
  const fullName = 'Trial order'
  return {
    ...{ channel: 'phone', contact: { email: '', mobile }, fullName, buyerPan: '' },
    address: { ...place, fullName, mobile, line2: '', country: 'IN' },
    ...{ isAddressConfirmed: true, lines: [{ productId, quantity: 1 }], discount: 0 },
    // Cash at the door is there when the parcel is.
    ...{ paymentMethod, isPaid: !isAtDoor(paymentMethod), reference: '', note: '' },
  }
}
