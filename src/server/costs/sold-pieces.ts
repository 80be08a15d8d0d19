import { TaxSettings } from '#contract/tax/types.ts'
import { costOf, entryAt } from '#domain/costs/costs.ts'
import { isAbroad } from '#domain/delivery/destination.ts'
import { type Day, dayInIndia } from '#domain/india-day.ts'
import type { Paise } from '#domain/money.ts'
import { billRows } from '#domain/tax/bill-rows.ts'
import type { TaxLaw } from '#domain/tax/sale.ts'
import { categoriesOf } from '../coupons/queries.ts'
import type { Query } from '../platform/db/database.ts'
import { inSteps } from '../platform/in-steps.ts'
import { settingsRows } from '../tax/queries.ts'
import { readLaw } from '../tax/read-law.ts'
import { saleOf } from '../tax/sale-of.ts'
import { entryOf } from './margins-of-products.ts'
import { costRows, linesSold, ordersSold, type SoldLine, type SoldOrder } from './queries.ts'

/** Orders at once; between them the shop serves its visitors. */
const step = 500

/** A line of an order as far as it stays sold. */
export type SoldPiece = {
  day: Day
  productId: number
  code: string
  name: string
  facts: string | null
  category: string | null
  pieces: number
  /** What was taken for them: after discounts, without tax, shipping and fees. */
  takenPaise: Paise
  /** What they cost when they were sold; null where nobody knows. */
  costPaise: Paise | null
}

type Span = { after: number; before: number }

/** All pieces sold in some time that did not come back, some hundred orders at a time, the oldest first. */
export async function* soldPieces(db: Query, span: Span): AsyncGenerator<SoldPiece[]> {
  const law = await lawOfDays(db)
  const orders = inSteps<SoldOrder>(step, (last, size) => ordersSold(db, span, last, size))
  for await (const some of orders) {
    const ids = some.map(({ id }) => id)
    const lines = await linesSold(db, ids)
    const products = [...new Set(lines.map(({ product_id }) => product_id))]
    const costs = Map.groupBy(await costRows(db, products), ({ product_id }) => product_id)
    const byOrder = Map.groupBy(lines, ({ order_id }) => order_id)
    yield some.flatMap((order) => {
      const placedAt = order.placed_at
      const own = byOrder.get(order.id) ?? []
      const taken = takenOf(order, own, law)
      return own.map((line, at) => {
        const kept = line.quantity - line.back_quantity
        const entries = costs.get(line.product_id)?.map(entryOf) ?? []
        const cost = costOf(entryAt(entries, placedAt))
        return {
          ...{ day: dayInIndia(placedAt), productId: line.product_id, code: line.code },
          ...{ name: line.name, facts: line.facts, category: line.category, pieces: kept },
          takenPaise: Math.round(((taken[at] ?? 0) * kept) / line.quantity),
          costPaise: cost === null ? null : cost * kept,
        }
      })
    })
  }
}

type LawOfDays = { law: TaxLaw; settingsOn: (day: Day) => TaxSettings | null }

/** The law, and what the shop was on each day, read once. */
async function lawOfDays(db: Query): Promise<LawOfDays> {
  const [law, rows] = [await readLaw(db), await settingsRows(db).execute()]
  const read = rows.map(({ from_day, value }) => ({
    from: from_day,
    settings: TaxSettings.parse(JSON.parse(value)),
  }))
  return { law, settingsOn: (day) => read.find(({ from }) => from <= day)?.settings ?? null }
}

/** What was taken for each line by the rules of its bill; with its tax where the law knows no rate for it. */
function takenOf(order: SoldOrder, lines: readonly SoldLine[], { law, settingsOn }: LawOfDays) {
  const day = dayInIndia(order.placed_at)
  const facts = lines.map(({ product_id, tax_class }) => ({
    ...{ id: product_id, tax_class: tax_class ?? 'fabric', hsn: '', category_hsn: null },
    is_handicraft: 0,
  }))
  const sold = {
    lines: lines.map((line) => ({
      ...{ productId: line.product_id, categoryId: line.category_id },
      ...{ unitPaise: line.unit_paise, quantity: line.quantity },
    })),
    discountPaise: order.discount_paise - order.prepaid_discount_paise,
    prepaidDiscountPaise: order.prepaid_discount_paise,
    couponCategories:
      order.coupon_category_ids === null
        ? []
        : categoriesOf({ category_ids: order.coupon_category_ids }),
    ...{ deliveryPaise: 0, feePaise: 0, buyerGstin: null, state: null },
  }
  const supply = isAbroad(JSON.parse(order.address)) ? 'export' : 'intra'
  const sale = saleOf(sold, facts, settingsOn(day), day)
  const rows = billRows(sale, supply, law.taxRates)
  return (
    rows?.map((row) => row.taxablePaise) ?? lines.map((line) => line.unit_paise * line.quantity)
  )
}
