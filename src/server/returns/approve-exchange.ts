import type { ExchangeForm } from '#contract/returns/types.ts'
import { termsAt } from '#domain/delivery/delivery-terms.ts'
import { nowhere } from '#domain/delivery/destination.ts'
import { ShopError } from '#domain/errors.ts'
import { exchangeUntil } from '#domain/holds/hold.ts'
import { dayInIndia } from '#domain/india-day.ts'
import { usualLink } from '#domain/payment-methods.ts'
import { pricePair } from '#domain/pricing.ts'
import { refusal } from '#domain/refusals/list.ts'
import { isClosedToBusinesses } from '#domain/tax/e-invoice.ts'
import { termsNow } from '../delivery/read-terms.ts'
import { isCounterSale } from '../order-records/counter-sale.ts'
import { linesOf, namedOrder, type OrderRow } from '../order-records/queries.ts'
import { insertEvent } from '../orders/event-queries.ts'
import type { Mover } from '../orders/move-order.ts'
import type { DraftLine } from '../orders/order-draft.ts'
import { addressOf } from '../orders/present.ts'
import { productsFor } from '../orders/product-queries.ts'
import { type WrittenOrder, writeOrder } from '../orders/write-order.ts'
import type { Query } from '../platform/db/database.ts'
import type { Shop } from '../platform/shop.ts'
import { holdLimits } from '../stock/limits.ts'
import { settingsOn } from '../tax/read-law.ts'
import { unknownReturn } from './handle-return.ts'
import { keptExchange, lockReturn, type ReturnRow, setExchange } from './queries.ts'
import { settleExchange } from './settle-exchange.ts'

/**
 * Makes the order of the saree that the buyer gets instead, and keeps that saree for as long as the owner says. It waits for the old one;
 * where that is here already its note pays at once. Approving the same again changes nothing.
 */
export async function approveExchange(tx: Query, shop: Shop, form: ExchangeForm, by: Mover) {
  const asked = await lockReturn(tx, form.id)
  if (!asked) throw unknownReturn()
  const order = await namedOrder(tx, asked.order_id)
  if (await isMadeAlready(tx, asked, form)) return
  refuseOver(asked)
  await refuseOfBusiness(tx, order, shop.now())
  const made = await makeOrder(tx, shop, order, form, by)
  const now = shop.now()
  await setExchange(tx, asked.id, made.id, { now, userId: by.userId })
  const words = `exchange: ${made.number}`
  await insertEvent(tx, { orderId: order.id, kind: 'return', words, actor: by, now })
  const exchange = { returnId: asked.id, orderId: order.id, nextId: made.id }
  if (asked.state === 'received') await settleExchange(tx, shop, exchange, by)
}

/** Whether an exchange is under way already; refused where it is for another saree. */
async function isMadeAlready(tx: Query, asked: ReturnRow, form: ExchangeForm): Promise<boolean> {
  const made = await keptExchange(tx, asked.id)
  if (!made) return false
  const [line] = await linesOf(tx, [made.id])
  if (line?.product_id === form.productId && line.quantity === (form.quantity ?? 1)) return true
  throw new ShopError(refusal('exchange-made', { number: made.number }))
}

function refuseOver({ state, credit_chosen_at }: ReturnRow) {
  if (state === 'refused' || state === 'closed')
    throw new ShopError(refusal('no-exchange-any-more', { state }))
  if (credit_chosen_at !== null) throw new ShopError('credit-chosen')
}

/** Another saree is another supply, which may be none of a business while its invoice would need an IRN. */
async function refuseOfBusiness(tx: Query, { buyer_gstin }: OrderRow, now: number) {
  if (buyer_gstin === null) return
  if (isClosedToBusinesses(await settingsOn(tx, dayInIndia(now))))
    throw new ShopError('no-exchange-of-businesses')
}

/** As the old order: its buyer, its address, its channel; the delivery is free. */
async function makeOrder(
  tx: Query,
  shop: Shop,
  order: OrderRow,
  form: ExchangeForm,
  by: Mover,
): Promise<WrittenOrder> {
  const line = await lineFor(tx, form)
  const { exchangeDays } = await holdLimits({ read: tx })
  const heldUntil = exchangeUntil(shop.now(), exchangeDays)
  const subtotal = line.unitPaise * line.quantity
  const address = isCounterSale(order) ? null : addressOf(order)
  return writeOrder(tx, shop, {
    channel: order.channel,
    language: order.language,
    userId: order.user_id,
    contact: { email: order.email, mobile: order.mobile },
    fullName: order.full_name,
    address,
    ...{ note: '', giftMessage: '' },
    buyer: order.buyer_gstin
      ? { gstin: order.buyer_gstin, legalName: order.buyer_legal_name }
      : null,
    lines: [line],
    totals: { subtotal, discount: 0, shipping: 0, total: subtotal },
    ...{ feePaise: 0, coupon: null },
    // Nothing is paid at the door: what the note leaves is asked for before the parcel goes.
    method: usualLink(order.payment_method),
    terms: termsAt(await termsNow({ read: tx }), address ?? nowhere),
    owner: {},
    holdKind: 'staff-link',
    ...{ bound: null, isPaid: false, actor: by },
    exchange: { of: order.id, heldUntil },
  })
}

async function lineFor(tx: Query, { productId, quantity = 1 }: ExchangeForm): Promise<DraftLine> {
  const [row] = await productsFor(tx, [productId])
  if (!row) throw new ShopError('saree-gone', { at: 'productId' })
  const tag = pricePair({ pricePaise: row.price_paise, discountPricePaise: row.discount_paise })
  const { code, name, slug, category_id: categoryId } = row
  const description = [row.fabric, row.color, row.occasion].join(', ')
  const unitPaise = tag.currentPaise
  return { productId, code, name, slug, description, categoryId, unitPaise, quantity }
}
