import type { LinesTrial } from '#contract/orders/edit-forms.ts'
import { ShopError } from '#domain/errors.ts'
import { toPaise } from '#domain/money.ts'
import { pricePair } from '#domain/pricing.ts'
import { weightIn } from '../../cart/price-cart.ts'
import type { LineRow } from '../../order-records/queries.ts'
import type { Query } from '../../platform/db/database.ts'
import type { DraftLine } from '../order-draft.ts'
import { factsOfSold, productsFor } from '../product-queries.ts'

/**
 * A line as the rules read it; `lineId` is null of a saree that the order did not hold. `makingDays`: what it needs from now on before
 * it leaves; 0 of what the order held, whose days run already.
 */
export type EditedLine = DraftLine & { lineId: number | null; weight: string; makingDays: number }

/** The lines that the order has, and those that it is to have: what stays keeps its agreed price unless another is named. */
export async function linesBeforeAndAfter(
  tx: Query,
  rows: readonly LineRow[],
  wanted: LinesTrial['lines'],
): Promise<[before: EditedLine[], after: EditedLine[]]> {
  const ids = wanted.map(({ productId }) => productId)
  if (new Set(ids).size < ids.length) throw new ShopError('saree-in-two-lines')
  const before = await keptLines(tx, rows)
  const known = new Map(before.map((line) => [line.productId, line]))
  const fresh = await newLines(
    tx,
    ids.filter((id) => !known.has(id)),
  )
  const after = wanted.map(({ productId, quantity, price }) => {
    const line = known.get(productId) ?? fresh.get(productId)
    if (!line) throw new ShopError('saree-of-order-gone', { at: 'lines' })
    return { ...line, quantity, ...(price !== undefined && { unitPaise: toPaise(price) }) }
  })
  return [before, after]
}

async function keptLines(tx: Query, rows: readonly LineRow[]): Promise<EditedLine[]> {
  const sold = rows.map((row) => row.product_id)
  const facts = new Map((await factsOfSold(tx, sold)).map((row) => [row.id, row.facts]))
  return rows.map((row) => ({
    lineId: row.id,
    productId: row.product_id,
    ...{ code: row.code, name: row.name, slug: row.slug, description: row.description },
    ...{ categoryId: row.category_id, unitPaise: row.unit_paise, quantity: row.quantity },
    weight: weightIn(facts.get(row.product_id) ?? '{}'),
    makingDays: 0,
  }))
}

/** Sarees that the shop sells, at today's prices. */
async function newLines(tx: Query, ids: number[]): Promise<Map<number, EditedLine>> {
  if (ids.length === 0) return new Map()
  const rows = await productsFor(tx, ids)
  return new Map(
    rows.map((row) => {
      const { id: productId, code, name, slug, category_id: categoryId } = row
      const tag = pricePair({ pricePaise: row.price_paise, discountPricePaise: row.discount_paise })
      const description = [row.fabric, row.color, row.occasion].join(', ')
      const said = { productId, code, name, slug, description, categoryId }
      const line = { ...said, unitPaise: tag.currentPaise, quantity: 1 }
      const { making_days: makingDays } = row
      return [productId, { ...line, lineId: null, weight: weightIn(row.facts), makingDays }]
    }),
  )
}

/** True where other pieces are to be packed than before, whatever they cost. */
export function arePiecesOther(before: readonly EditedLine[], after: readonly EditedLine[]) {
  const had = new Map(before.map((line) => [line.productId, line.quantity]))
  return (
    before.length !== after.length ||
    after.some((line) => had.get(line.productId) !== line.quantity)
  )
}
