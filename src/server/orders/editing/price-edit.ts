import type { LinesTrial } from '#contract/orders/edit-forms.ts'
import { termsAt } from '#domain/delivery/delivery-terms.ts'
import { ShopError } from '#domain/errors.ts'
import { dayInIndia } from '#domain/india-day.ts'
import { editedTotals, type OrderRules } from '#domain/orders/edited-totals.ts'
import { refusal } from '#domain/refusals/list.ts'
import { billOf } from '#domain/tax/bill.ts'
import { refuseTooMuchCash } from '../../cod/decide.ts'
import { categoriesOf, couponByCode, toCoupon } from '../../coupons/queries.ts'
import { termsNow } from '../../delivery/read-terms.ts'
import { refusals, saleOfOrder } from '../../documents/issue-invoice.ts'
import { invoiceOf } from '../../documents/queries.ts'
import { isCounterSale } from '../../order-records/counter-sale.ts'
import { openPayment } from '../../order-records/payment-queries.ts'
import { linesOf, type OrderRow, paidWithinPaise } from '../../order-records/queries.ts'
import { prepaidTerms } from '../../payment-methods/choices.ts'
import { paymentSettings } from '../../payment-methods/settings.ts'
import type { Query } from '../../platform/db/database.ts'
import { panOfSale } from '../../tax/buyer-pan.ts'
import { readLaw } from '../../tax/read-law.ts'
import { taxContextAt } from '../../tax/tax-context.ts'
import { addressOf } from '../present.ts'
import { editedAdvance } from './edited-advance.ts'
import { type EditedLine, linesBeforeAndAfter } from './edited-lines.ts'
import { refuseGone } from './refuse-gone.ts'

/** What other lines make of an order: its lines before and after, and the sums that its row is to hold. */
export type PricedEdit = {
  before: EditedLine[]
  after: EditedLine[]
  columns: Pick<
    OrderRow,
    | 'subtotal_paise'
    | 'discount_paise'
    | 'prepaid_discount_paise'
    | 'shipping_paise'
    | 'total_paise'
    | 'advance_paise'
  >
  /** The PAN that the law wants now; '' where none is due. */
  pan: string
}

/** Reckons an order anew with other lines, and refuses what may not be changed, or sold so; nothing is written. */
export async function priceEdit(
  tx: Query,
  order: OrderRow,
  form: LinesTrial,
  now: number,
): Promise<PricedEdit> {
  await refuseFixed(tx, order)
  const rows = await linesOf(tx, [order.id])
  const [before, after] = await linesBeforeAndAfter(tx, rows, form.lines)
  const agreed = {
    discount: order.discount_paise - order.prepaid_discount_paise,
    prepaidDiscount: order.prepaid_discount_paise,
    ...{ shipping: order.shipping_paise, fee: order.fee_paise },
  }
  const rules = await rulesOf(tx, order)
  const sums = editedTotals(agreed, [before.map(priced), after.map(priced)], rules)
  const columns = {
    subtotal_paise: sums.subtotal,
    discount_paise: sums.discount + sums.prepaidDiscount,
    prepaid_discount_paise: sums.prepaidDiscount,
    shipping_paise: sums.shipping,
    total_paise: sums.total,
    advance_paise: await editedAdvance(tx, order, sums.total),
  }
  const edited = { ...order, ...columns }
  await refuseUnlawful(tx, edited, after, now)
  return { before, after, columns, pan: await panFor(tx, edited, form.buyerPan ?? '', now) }
}

const priced = ({ unitPaise, ...line }: EditedLine) => ({ ...line, currentPaise: unitPaise })

/** What has left, is written on an invoice, is half of an exchange or may be paid already is not changed. */
async function refuseFixed(tx: Query, { id, state, exchange_of }: OrderRow) {
  refuseGone(state)
  if (exchange_of !== null) throw new ShopError('lines-of-exchange')
  const invoice = await invoiceOf(tx, id)
  if (invoice) throw new ShopError(refusal('lines-of-invoice', { number: invoice.number }))
  if ((await openPayment(tx, id))?.state === 'claimed') throw new ShopError('lines-while-claimed')
}

async function rulesOf(tx: Query, order: OrderRow): Promise<OrderRules> {
  const code = order.coupon_code
  const coupon = code === null ? undefined : await couponByCode(tx, code)
  const kept = order.coupon_category_ids
  const isCounter = isCounterSale(order)
  return {
    coupon: coupon
      ? {
          ...toCoupon(coupon),
          ...(kept !== null && { categoryIds: categoriesOf({ category_ids: kept }) }),
        }
      : null,
    fees: isCounter ? null : termsAt(await termsNow({ read: tx }), addressOf(order)),
    prepaid:
      order.prepaid_discount_paise > 0
        ? prepaidTerms((await paymentSettings({ read: tx })).prepaid)
        : null,
    storeCredit: paidWithinPaise(order),
  }
}

/** The same that holds an order of staff: no sale that the law does not let this shop make (R7), no more cash than it lets anybody take (R30). */
async function refuseUnlawful(
  tx: Query,
  order: OrderRow,
  lines: readonly EditedLine[],
  now: number,
) {
  const cash = { method: order.payment_method, totalPaise: order.total_paise }
  await refuseTooMuchCash(tx, cash, now)
  const sold = lines.map(({ productId, categoryId, unitPaise, quantity }) => ({
    ...{ product_id: productId, category_id: categoryId, unit_paise: unitPaise, quantity },
  }))
  const sale = await saleOfOrder(tx, order, sold, dayInIndia(now))
  const bill = billOf(sale, await readLaw(tx))
  if ('refused' in bill) throw new ShopError(refusals[bill.refused])
}

/** R25: of whoever now buys for more than the limit. */
async function panFor(tx: Query, order: OrderRow, pan: string, now: number) {
  if (order.buyer_pan !== null) return ''
  const asked = { totalPaise: order.total_paise, gstin: order.buyer_gstin, pan }
  return panOfSale(tx, await taxContextAt(tx, now), asked)
}
