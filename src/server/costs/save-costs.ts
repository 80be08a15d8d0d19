import type { CostsOfProduct, SavedCosts } from '#contract/costs/types.ts'
import { sinceOf } from '#domain/costs/costs.ts'
import { ShopError } from '#domain/errors.ts'
import { toPaise, toRupees } from '#domain/money.ts'
import { type Actor, record } from '../audit/audit.ts'
import type { Query } from '../platform/db/database.ts'
import type { Shop } from '../platform/shop.ts'
import { lockProducts } from '../stock/hold-queries.ts'
import { keptTaxContext } from '../tax/tax-context.ts'
import { entryOf, marginOf } from './margins-of-products.ts'
import { type CostRow, costRows, insertCosts, lastCosts, productsToSell } from './queries.ts'

/** Costs of a product with their history. */
export async function costsOfProduct(shop: Shop, id: number): Promise<CostsOfProduct> {
  const [product] = await productsToSell(shop.db.read, [id])
  if (!product) throw new ShopError('no-such-product')
  const rows = await costRows(shop.db.read, [id])
  const context = await keptTaxContext(shop.db, shop.now())
  return {
    ...marginOf(product, rows.at(-1), context),
    seen: rows.at(-1)?.id ?? 0,
    entries: rows.toReversed().map(presentEntry),
  }
}

const presentEntry = (row: CostRow) => ({
  id: row.id,
  purchase: row.purchase_paise === null ? null : toRupees(row.purchase_paise),
  other: toRupees(row.other_paise),
  at: new Date(row.created_at).toISOString(),
  by: row.username,
  since: row.since_at === 0 ? null : new Date(row.since_at).toISOString(),
})

/** Adds an entry to the history; the log says that it was, and no figure. */
export async function saveCosts(
  shop: Shop,
  actor: Actor,
  { id, purchase, other, isCorrection, seen }: SavedCosts,
): Promise<CostsOfProduct> {
  const current = await shop.db.write(async (tx) => {
    await lockProducts(tx, [id])
    const [product] = await productsToSell(tx, [id])
    if (!product) throw new ShopError('no-such-product')
    const last = (await lastCosts(tx, [id])).get(id)
    if (seen !== undefined && seen !== (last?.id ?? 0)) return last
    const given = givenOf({ purchase, other })
    const moment = { actor, nowMs: shop.now(), isCorrection }
    await addCosts(tx, [{ id, name: product.name, last, given }], moment)
    return null
  })
  const costs = await costsOfProduct(shop, id)
  if (current !== null) throw new ShopError('changed-meanwhile', { current: costs })
  return costs
}

export type Given = { purchasePaise: number | null; otherPaise: number }

/** Costs as a form or a file gives them, in paise. */
export const givenOf = ({ purchase, other }: Pick<SavedCosts, 'purchase' | 'other'>): Given => ({
  purchasePaise: purchase === null ? null : toPaise(purchase),
  otherPaise: toPaise(other),
})

type ToWrite = { id: number; name: string; last: CostRow | undefined; given: Given }
type Moment = { actor: Actor; nowMs: number; isCorrection?: boolean }

/** Writes down what differs from what stands there, with a line of the log each. */
export async function addCosts(
  tx: Query,
  products: readonly ToWrite[],
  { actor, nowMs, isCorrection = false }: Moment,
) {
  const changed = products.filter(isChanged)
  await insertCosts(
    tx,
    changed.map(({ id, last, given }) => ({
      product_id: id,
      ...{ purchase_paise: given.purchasePaise, other_paise: given.otherPaise },
      since_at: sinceOf(last && entryOf(last), { isCorrection, nowMs }),
      ...{ created_at: nowMs, user_id: actor.id, username: actor.username },
    })),
  )
  for (const { id, name } of changed) {
    await record(tx, actor, nowMs, { action: 'update', kind: 'product-costs', id, subject: name })
  }
}

/** Whether it is another entry than the last one; nothing known and nothing given is none. */
export const isChanged = ({ last, given }: Pick<ToWrite, 'last' | 'given'>) =>
  last === undefined
    ? given.purchasePaise !== null || given.otherPaise !== 0
    : given.purchasePaise !== last.purchase_paise || given.otherPaise !== last.other_paise
