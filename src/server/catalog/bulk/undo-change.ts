import type { UndoableChanges, Undone } from '#contract/catalog/bulk-types.ts'
import { haveCommon } from '#domain/bulk/sale-price.ts'
import { isAsLeft, mayUndo, undoMs } from '#domain/bulk/undo.ts'
import { ShopError } from '#domain/errors.ts'
import type { Actor } from '../../audit/audit.ts'
import type { Query } from '../../platform/db/database.ts'
import { bumpVersion } from '../../platform/db/version.ts'
import type { Shop } from '../../platform/shop.ts'
import { lockProducts } from '../../stock/hold-queries.ts'
import { productById } from '../admin-queries.ts'
import { writeProduct } from '../change-products.ts'
import { openListsOf } from '../price-lists/queries.ts'
import { changeById, changesSince, markUndone, rowsOfChange } from './queries.ts'

/** What can still be taken back, and until when. */
export async function undoableChanges(shop: Shop): Promise<UndoableChanges> {
  const rows = await changesSince(shop.db.read, shop.now() - undoMs)
  const time = (at: number) => new Date(at).toISOString()
  return {
    items: rows.map(({ id, action, products, username, at }) => ({
      ...{ id, action, products, by: username },
      ...{ at: time(at), until: time(at + undoMs) },
    })),
  }
}

/** Takes a change of many back in one transaction: what somebody has changed since stays, and is named. */
export function undoChange(shop: Shop, actor: Actor, id: number): Promise<Undone> {
  return shop.db.write(async (tx) => {
    const now = shop.now()
    const change = await changeById(tx, id)
    if (!change || !mayUndo(change, now) || !(await markUndone(tx, id, now)))
      throw new ShopError('undo-over')
    const rows = await rowsOfChange(tx, id)
    const ids = rows.map((row) => row.id)
    await lockProducts(tx, ids)
    const moment = { now, revision: await bumpVersion(tx, now) }
    const kept: string[] = []
    const held = change.action === 'price' ? await heldByLists(tx, ids, now) : new Set()
    for (const row of rows) {
      const product = await productById(tx, row.id)
      if (!product) continue
      if (!isAsLeft(product, row.after) || held.has(row.id)) kept.push(product.name)
      else {
        const written = { before: product, wanted: row.before, said: 'update' as const }
        await writeProduct(tx, actor, written, moment)
      }
    }
    // Nothing went back: once what stands in the way is gone, it still can.
    if (kept.length === rows.length) await markUndone(tx, id, null)
    return { changed: rows.length - kept.length, kept }
  })
}

/** Those whose price a list has taken as its own for now: it puts back what it found. */
async function heldByLists(tx: Query, ids: readonly number[], now: number) {
  const lists = await openListsOf(tx, ids)
  const running = lists.filter((list) => haveCommon(list, { from: now, until: null }))
  return new Set(running.map(({ id }) => id))
}
