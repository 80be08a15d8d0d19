import { z } from 'zod'
import { changedPrice } from '#domain/bulk/changed-price.ts'
import { salePrice } from '#domain/bulk/sale-price.ts'
import { fieldsBefore, isAsLeft } from '#domain/bulk/undo.ts'
import { ShopError } from '#domain/errors.ts'
import type { Actor } from '../../audit/audit.ts'
import type { Query } from '../../platform/db/database.ts'
import { bumpVersion } from '../../platform/db/version.ts'
import type { JobHandler } from '../../platform/jobs/jobs.ts'
import { lockProducts } from '../../stock/hold-queries.ts'
import { type ProductChange, productById } from '../admin-queries.ts'
import { writeProduct } from '../change-products.ts'
import type { ProductRow } from '../queries.ts'
import { keepListed, listById, listedOf, type PriceListRow, turnList } from './queries.ts'

/** Writes the prices of a list whose moment has come; what the law refuses of a saree leaves it as it is. */
export async function beginList(tx: Query, actor: Actor, list: PriceListRow, now: number) {
  const listed = await listedOf(tx, list.id)
  await lockProducts(tx, idsOf(listed))
  const to = list.ends_at === null ? 'over' : 'running'
  if (!(await turnList(tx, { id: list.id, from: 'planned', to }))) return
  const moment = { now, revision: await bumpVersion(tx, now) }
  for (const { id } of listed) {
    const before = await productById(tx, id)
    const wanted = before ? pricesIn(list, before) : {}
    if (!before || Object.keys(wanted).length === 0) continue
    if (!(await isWritten(writeProduct(tx, actor, { before, wanted, said: 'update' }, moment))))
      continue
    await keepListed(tx, {
      ...{ listId: list.id, id },
      ...{ before: fieldsBefore(before, wanted), after: wanted },
    })
  }
}

/** Puts the prices of before back where they are still the list's; one that has not begun never does. */
export async function endList(tx: Query, actor: Actor, list: PriceListRow, now: number) {
  const listed = await listedOf(tx, list.id)
  await lockProducts(tx, idsOf(listed))
  if (await turnList(tx, { id: list.id, from: 'planned', to: 'cancelled' })) return
  if (!(await turnList(tx, { id: list.id, from: 'running', to: 'over' }))) return
  const moment = { now, revision: await bumpVersion(tx, now) }
  for (const { id, before: wanted, after } of listed) {
    const product = await productById(tx, id)
    if (!product || !wanted || !after || !isAsLeft(product, after)) continue
    await isWritten(writeProduct(tx, actor, { before: product, wanted, said: 'update' }, moment))
  }
}

const idsOf = (listed: { id: number }[]) => listed.map(({ id }) => id)

const pricesIn = ({ percent, ending, ends_at }: PriceListRow, of: ProductRow): ProductChange =>
  ends_at === null
    ? { price_paise: changedPrice(of.price_paise, percent, ending) }
    : salePrice(of, { percent, ending })

/** False where the shop or the law refuses it, before anything was written. */
async function isWritten(writing: Promise<void>): Promise<boolean> {
  try {
    await writing
    return true
  } catch (error) {
    if (error instanceof ShopError) return false
    throw error
  }
}

const Payload = z.object({
  id: z.int(),
  actor: z.object({ id: z.int(), username: z.string(), address: z.string() }),
})
export type TurnPayload = z.infer<typeof Payload>

const turning =
  (turn: typeof beginList): JobHandler =>
  async (shop, payload) => {
    const { id, actor } = Payload.parse(payload)
    await shop.db.write(async (tx) => {
      const list = await listById(tx, id)
      if (list) await turn(tx, actor, list, shop.now())
    })
  }

export const beginPriceList = turning(beginList)
export const endPriceList = turning(endList)
