import type { TaxSummary } from '#contract/tax/types.ts'
import { dayInIndia } from '#domain/india-day.ts'
import { holdsStock } from '#domain/order.ts'
import { billOf } from '#domain/tax/bill.ts'
import { byRate } from '#domain/tax/tax-heads.ts'
import type { LineRow, OrderRow } from '../order-records/queries.ts'
import type { Query } from '../platform/db/database.ts'
import type { Shop } from '../platform/shop.ts'
import { isRegular, keptTaxContext, presentTax } from '../tax/tax-context.ts'
import { saleOfOrder } from './issue-invoice.ts'
import { type DocumentRow, linesOfDocument } from './queries.ts'

type OfOrder = { row: OrderRow; lines: readonly LineRow[]; documents: readonly DocumentRow[] }

/** The tax inside an order: as its invoice froze it, before that as an invoice of today would; null where there is none. */
export async function taxOfOrder(
  shop: Shop,
  { row, lines, documents }: OfOrder,
): Promise<TaxSummary | null> {
  const db = shop.db.read
  const invoice = documents.find((one) => isInvoice(one) && one.cancelled_at === null)
  if (invoice) return taxOfDocument(db, invoice)
  const context = holdsStock(row.state) ? await keptTaxContext(shop.db, shop.now()) : null
  if (!context || !isRegular(context)) return null
  const sale = await saleOfOrder(db, row, lines, dayInIndia(shop.now()))
  return presentTax(billOf(sale, context.law))
}

const isInvoice = ({ kind }: DocumentRow) =>
  kind === 'tax-invoice' || kind === 'bill-of-supply' || kind === 'bill'

async function taxOfDocument(db: Query, of: DocumentRow): Promise<TaxSummary | null> {
  if (of.kind !== 'tax-invoice') return null
  const rows = (await linesOfDocument(db, of.id)).map((line) => ({
    rateBp: line.rate_bp,
    taxablePaise: line.taxable_paise,
    cgstPaise: line.cgst_paise,
    sgstPaise: line.sgst_paise,
    igstPaise: line.igst_paise,
  }))
  return presentTax({
    ...{ kind: of.kind, place: of.place ?? '', supply: of.supply ?? 'intra' },
    stateTax: of.state_tax,
    ...{ taxablePaise: of.taxable_paise, cgstPaise: of.cgst_paise },
    ...{ sgstPaise: of.sgst_paise, igstPaise: of.igst_paise },
    byRate: byRate(rows),
  })
}
