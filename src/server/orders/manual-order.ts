import type { ManualOrder } from '#contract/orders/manual-order.ts'
import type { CartTotals } from '#domain/cart.ts'
import { type DeliveryTerms, termsAt } from '#domain/delivery/delivery-terms.ts'
import { nowhere } from '#domain/delivery/destination.ts'
import { netGrams } from '#domain/delivery/parcel-weight.ts'
import { shippingFor } from '#domain/delivery/shipping.ts'
import { ShopError } from '#domain/errors.ts'
import { toPaise } from '#domain/money.ts'
import { isOfStall } from '#domain/payment-methods.ts'
import { pricePair } from '#domain/pricing.ts'
import { weightIn } from '../cart/price-cart.ts'
import { refuseTooMuchCash } from '../cod/decide.ts'
import { termsNow } from '../delivery/read-terms.ts'
import { issueInvoice } from '../documents/issue-invoice.ts'
import type { Query } from '../platform/db/database.ts'
import type { Shop } from '../platform/shop.ts'
import { lawfulPan } from './lawful-sale.ts'
import type { Mover } from './move-order.ts'
import type { DraftLine } from './order-draft.ts'
import { productsFor } from './product-queries.ts'
import { settleAtOnce } from './settle-at-once.ts'
import { type WrittenOrder, writeOrder } from './write-order.ts'

/** Writes an order that was taken on the phone, at an exhibition or in a chat. */
export async function makeOrder(
  tx: Query,
  shop: Shop,
  form: ManualOrder,
  by: Mover,
): Promise<WrittenOrder> {
  refuseAwayFromStall(form)
  const lines = await linesFor(tx, form)
  const terms = termsAt(await termsNow({ read: tx }), form.address ?? nowhere)
  const totals = totalsOf(form, lines, terms)
  const cash = { method: form.paymentMethod, totalPaise: totals.total }
  await refuseTooMuchCash(tx, cash, shop.now())
  const sale = { lines, totals, address: form.address, pan: form.buyerPan }
  const order = await writeOrder(tx, shop, {
    channel: form.channel,
    userId: null,
    contact: { email: form.contact.email.toLowerCase(), mobile: form.contact.mobile },
    fullName: form.fullName,
    address: form.address,
    note: form.note,
    giftMessage: '',
    pan: await lawfulPan(tx, sale, shop.now()),
    lines,
    totals,
    feePaise: 0,
    coupon: null,
    method: form.paymentMethod,
    terms,
    owner: {},
    holdKind: 'staff-link',
    bound: null,
    isPaid: form.isPaid,
    actor: by,
  })
  // Handed over where it is sold: the invoice goes along, and its money is no advance.
  if (form.isPaid && form.address === null)
    await issueInvoice(tx, order.id, { userId: by.userId, now: shop.now() })
  if (form.isPaid) await settleAtOnce(tx, shop, order, { reference: form.reference, by })
  return order
}

function refuseAwayFromStall({ paymentMethod, address, isPaid }: ManualOrder) {
  const isAtStall = address === null && isPaid
  if (isOfStall(paymentMethod) && !isAtStall)
    throw new ShopError('only-at-stall', { at: 'paymentMethod' })
}

type WeighedLine = DraftLine & { weight: string }

async function linesFor(tx: Query, form: ManualOrder): Promise<WeighedLine[]> {
  const ids = form.lines.map((line) => line.productId)
  if (new Set(ids).size < ids.length) throw new ShopError('saree-in-two-lines')
  const products = new Map((await productsFor(tx, ids)).map((row) => [row.id, row]))
  return form.lines.map(({ productId, quantity, price }) => {
    const row = products.get(productId)
    if (!row) throw new ShopError('saree-of-order-gone', { at: 'lines' })
    const tag = pricePair({ pricePaise: row.price_paise, discountPricePaise: row.discount_paise })
    const { code, name, slug, category_id: categoryId } = row
    const description = [row.fabric, row.color, row.occasion].join(', ')
    const unitPaise = price === undefined ? tag.currentPaise : toPaise(price)
    const weight = weightIn(row.facts)
    return { productId, code, name, slug, description, categoryId, unitPaise, quantity, weight }
  })
}

/** Staff may agree a discount and a shipping price; otherwise the shop's own rule holds. */
function totalsOf(form: ManualOrder, lines: WeighedLine[], terms: DeliveryTerms): CartTotals {
  const subtotal = lines.reduce((sum, line) => sum + line.unitPaise * line.quantity, 0)
  const discount = toPaise(form.discount)
  if (discount > subtotal) throw new ShopError('discount-over-price', { at: 'discount' })
  const usual =
    form.address === null ? 0 : shippingFor(subtotal, terms, netGrams(lines, terms.weights))
  const shipping = form.shipping === undefined ? usual : toPaise(form.shipping)
  return { subtotal, discount, shipping, total: subtotal - discount + shipping }
}
