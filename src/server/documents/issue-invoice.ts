import type { TaxSettings } from '#contract/tax/types.ts'
import { isAbroad } from '#domain/delivery/destination.ts'
import { ShopError } from '#domain/errors.ts'
import { dayInIndia } from '#domain/india-day.ts'
import { billOf } from '#domain/tax/bill.ts'
import { isClosedToBusinesses } from '#domain/tax/e-invoice.ts'
import type { Bill, BillRow, Sale } from '#domain/tax/sale.ts'
import { stateCodeOf } from '#domain/tax/states.ts'
import { categoriesOf, couponByCode } from '../coupons/queries.ts'
import { changeOrder } from '../order-records/change-queries.ts'
import { isCounterSale } from '../order-records/counter-sale.ts'
import { type LineRow, linesOf, type OrderRow } from '../order-records/queries.ts'
import { lookUpPin } from '../pins/place-of-pin.ts'
import type { Query } from '../platform/db/database.ts'
import { currentProfile } from '../settings/documents.ts'
import { factsOf } from '../tax/queries.ts'
import { readLaw, settingsOn } from '../tax/read-law.ts'
import { saleOf } from '../tax/sale-of.ts'
import {
  buyerBlock,
  deliveryOf,
  paidWithin,
  saidTerms,
  sellerBlock,
  type Terms,
  termsOf,
} from './parties.ts'
import { type DocumentRow, invoiceOf, lockOrder, type NewLine } from './queries.ts'
import { writeDocument } from './write-document.ts'

type By = { userId: number | null; now: number }

/** The invoice of an order, made from what it holds now unless there is one: it freezes everything that it prints. */
export async function issueInvoice(tx: Query, orderId: number, by: By): Promise<DocumentRow> {
  const order = await lockOrder(tx, orderId)
  if (!order) throw new ShopError('no-such-order')
  const known = await invoiceOf(tx, orderId)
  if (known) return known
  const day = dayInIndia(by.now)
  const [settings, lines] = [await settingsOn(tx, day), await linesOf(tx, [orderId])]
  const seller = sellerBlock(settings, await currentProfile({ read: tx }))
  refuseUnlawfulSeller(settings, order)
  const sale = await saleOfOrder(tx, order, lines, day)
  const { isCounter, stateCode, country } = sale.delivery
  if (settings && !isCounter && !stateCode && !country) throw new ShopError('place-unknown')
  const bill = billOf(sale, await readLaw(tx))
  if ('refused' in bill) throw new ShopError(refusals[bill.refused])
  if (bill.totalPaise !== order.total_paise) throw new Error(`${order.number} does not add up.`)
  const said = await saidTerms(tx, order, lines)
  const within = await paidWithin(tx, order)
  const pdf = {
    kind: bill.kind,
    ...headsOf(bill),
    place: bill.place || null,
    supply: settings ? bill.supply : null,
    ...{ state_tax: bill.stateTax, section: bill.section, buyer_gstin: order.buyer_gstin },
    seller: JSON.stringify(seller),
    buyer: JSON.stringify(buyerBlock(order)),
    delivery: order.address,
    terms: { ...termsOf(order, within), ...prepaidOf(order), ...noteOn(bill), ...said },
    ...{ words: bill.words, created_by: by.userId },
  }
  const made = await writeDocument(tx, order, pdf, rowsOf(bill, lines, sale), by.now)
  await changeOrder(tx, orderId, { invoice_number: made.number })
  return made
}

/** Nothing is frozen that the law calls no invoice: one that does not say who sells, or one to a business that lacks its IRN. */
function refuseUnlawfulSeller(settings: TaxSettings | null, order: OrderRow) {
  if (settings && (!settings.legalName || !settings.principalAddress || !settings.stateCode))
    throw new ShopError('seller-unsaid')
  if (order.buyer_gstin !== null && isClosedToBusinesses(settings))
    throw new ShopError('invoice-needs-irn')
}

type SoldLine = Pick<LineRow, 'product_id' | 'category_id' | 'unit_paise' | 'quantity'>

/** What the rules of tax make of an order on a day. */
export async function saleOfOrder(
  db: Query,
  order: OrderRow,
  lines: readonly SoldLine[],
  day: string,
): Promise<Sale> {
  const facts = await factsOf(
    db,
    lines.map((line) => line.product_id),
  )
  const sold = {
    lines: lines.map((line) => ({
      productId: line.product_id,
      categoryId: line.category_id,
      ...{ unitPaise: line.unit_paise, quantity: line.quantity },
    })),
    discountPaise: order.discount_paise - order.prepaid_discount_paise,
    prepaidDiscountPaise: order.prepaid_discount_paise,
    couponCategories: await couponCategoriesOf(db, order),
    ...{ deliveryPaise: order.shipping_paise, feePaise: order.fee_paise },
    buyerGstin: order.buyer_gstin,
    ...(await placeOf(order)),
  }
  return saleOf(sold, facts, await settingsOn(db, day), day)
}

/** Where it goes, as the rules of tax read it; nowhere of what was sold over the counter. */
async function placeOf(order: OrderRow) {
  const to = deliveryOf(order.address)
  if (isAbroad(to)) return { state: '', country: to.country }
  return { state: isCounterSale(order) ? null : await stateOf(order.address) }
}

/** The state that an address says; of one from before states were looked at and that names none, the one its PIN lies in. */
async function stateOf(address: string): Promise<string> {
  const { state = '', pin = '' } = deliveryOf(address)
  return stateCodeOf(state) ? state : ((await lookUpPin(pin)).state ?? '')
}

/** What the coupon of an order covered when it was placed: its terms may have been changed since. */
async function couponCategoriesOf(db: Query, order: OrderRow): Promise<number[]> {
  const { coupon_code: code, coupon_category_ids: kept } = order
  if (kept !== null) return categoriesOf({ category_ids: kept })
  const coupon = code === null ? undefined : await couponByCode(db, code)
  return coupon ? categoriesOf(coupon) : []
}

export const refusals = {
  'must-be-regular-to-cross-states': 'invoice-across-states',
  'no-rate': 'invoice-without-rate',
} as const

export const headsOf = (of: Omit<Bill, 'rows' | 'byRate'> | Bill) => ({
  taxable_paise: of.taxablePaise,
  cgst_paise: of.cgstPaise,
  sgst_paise: of.sgstPaise,
  igst_paise: of.igstPaise,
  total_paise: of.totalPaise,
  discount_paise: of.discountPaise,
})

const prepaidOf = ({ prepaid_discount_paise: paise }: OrderRow): Partial<Terms> =>
  paise > 0 ? { prepaidDiscountPaise: paise } : {}

/** Words that the law wants on some documents. */
function noteOn(bill: Bill): { note?: string } {
  if (bill.kind === 'bill-of-supply')
    return { note: 'Composition taxable person, not eligible to collect tax on supplies' }
  if (bill.supply === 'export' && bill.igstPaise === 0)
    return {
      note: 'SUPPLY MEANT FOR EXPORT UNDER BOND OR LUT WITHOUT PAYMENT OF INTEGRATED TAX',
    }
  if (bill.supply === 'export')
    return { note: 'SUPPLY MEANT FOR EXPORT ON PAYMENT OF INTEGRATED TAX' }
  return {}
}

const isService = (hsn: string) => hsn.startsWith('99')

function rowsOf(bill: Bill, lines: readonly LineRow[], sale: Sale): NewLine[] {
  return bill.rows.map((row, at) => {
    const line = row.line === null ? undefined : lines[row.line]
    return {
      position: at + 1,
      kind: row.kind,
      order_line_id: line?.id ?? null,
      name: line?.name ?? alongNames[row.kind],
      code: line ? [line.code, line.description].join(', ') : '',
      ...{ hsn: row.hsn, unit: isService(row.hsn) ? 'NA' : 'NOS', quantity: row.quantity },
      rate_bp: row.rateBp,
      unit_paise: row.line === null ? row.grossPaise : (sale.lines[row.line]?.unitPaise ?? 0),
      ...amountsOf(row),
    }
  })
}

const alongNames = { goods: '', delivery: 'Delivery', fee: 'Fee for the way of payment' } as const

const amountsOf = (row: BillRow) => ({
  gross_paise: row.grossPaise,
  discount_paise: row.discountPaise,
  net_paise: row.netPaise,
  taxable_paise: row.taxablePaise,
  cgst_paise: row.cgstPaise,
  sgst_paise: row.sgstPaise,
  igst_paise: row.igstPaise,
})
