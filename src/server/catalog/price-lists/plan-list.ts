import type { PriceList, PriceListForm, PriceLists } from '#contract/catalog/price-list-types.ts'
import type { Span } from '#domain/bulk/sale-price.ts'
import { ShopError } from '#domain/errors.ts'
import { type Actor, record } from '../../audit/audit.ts'
import type { Query } from '../../platform/db/database.ts'
import { enqueue } from '../../platform/jobs/jobs.ts'
import type { Shop } from '../../platform/shop.ts'
import { lockProducts } from '../../stock/hold-queries.ts'
import { everyRowByIds } from '../admin-queries.ts'
import {
  insertList,
  insertListed,
  type Left,
  leftBy,
  listById,
  openLists,
  type PriceListRow,
} from './queries.ts'
import { refuseCommon } from './refuse-common.ts'
import { beginList, endList, type TurnPayload } from './turn-list.ts'

/** Those that are planned or run, and what has begun for good and left a saree as it was, for two days. */
export async function priceLists(shop: Shop): Promise<PriceLists> {
  const lists = await openLists(shop.db.read, shop.now())
  const ids = lists.map(({ id }) => id)
  const left = await leftBy(shop.db.read, ids)
  return { items: lists.map((list) => presentList(list, left.get(list.id))) }
}

/** Plans prices for a time; what begins now begins in the same transaction. */
export function planPriceList(shop: Shop, actor: Actor, form: PriceListForm): Promise<PriceList> {
  return shop.db.write(async (tx) => {
    const now = shop.now()
    const { from, until } = spanOf(form, now)
    const ids = [...new Set(form.ids)]
    await lockProducts(tx, ids)
    if ((await everyRowByIds(tx, ids)).length < ids.length) throw new ShopError('product-gone')
    await refuseCommon(tx, ids, { from, until })
    const { name, percent, ending } = form
    const id = await insertList(tx, {
      ...{ name, percent, ending, starts_at: from, ends_at: until },
      ...{ products: ids.length, username: actor.username, created_at: now },
    })
    await insertListed(tx, id, ids)
    const kept = await listed(tx, id)
    const what = { action: 'create', kind: 'price-list', id, subject: name } as const
    await record(tx, actor, now, { ...what, after: loggedList(kept) })
    const task: TurnPayload = { id, actor }
    if (from <= now) await beginList(tx, actor, kept, now)
    else await enqueue(tx, now, 'begin-price-list', task, { runAt: from })
    if (until !== null) await enqueue(tx, now, 'end-price-list', task, { runAt: until })
    return presentList(await listed(tx, id), (await leftBy(tx, [id])).get(id))
  })
}

/** Ends a list before its time: the prices of before come back; one that is planned never begins. */
export function endPriceListNow(shop: Shop, actor: Actor, id: number): Promise<PriceList> {
  return shop.db.write(async (tx) => {
    const now = shop.now()
    const before = await listed(tx, id)
    await endList(tx, actor, before, now)
    const after = await listed(tx, id)
    if (after.state === before.state) throw new ShopError('price-list-over')
    const what = { action: 'update', kind: 'price-list', id, subject: after.name } as const
    const [was, is] = [loggedList(before), loggedList(after)]
    await record(tx, actor, now, { ...what, before: was, after: is })
    return presentList(after, (await leftBy(tx, [id])).get(id))
  })
}

/** A form may have been open for a while; whoever names a day that is long over means another one. */
const formOpenMs = 3_600_000

function spanOf({ startsAt, endsAt, percent }: PriceListForm, now: number): Span {
  const named = startsAt === null ? now : Date.parse(startsAt)
  const from = Math.max(now, named)
  if (endsAt === null) {
    // Nothing puts these prices back.
    if (named < now - formOpenMs) throw new ShopError('publish-at-passed', { at: 'startsAt' })
    return { from, until: null }
  }
  const until = Date.parse(endsAt)
  if (until <= from) throw new ShopError('publish-at-passed', { at: 'endsAt' })
  if (percent >= 0) throw new ShopError('sale-raises', { at: 'percent' })
  return { from, until }
}

async function listed(tx: Query, id: number): Promise<PriceListRow> {
  const row = await listById(tx, id)
  if (!row) throw new ShopError('no-such-price-list')
  return row
}

const nothingLeft: Left = { count: 0, names: [] }

const presentList = (row: PriceListRow, left: Left = nothingLeft): PriceList => ({
  ...loggedList(row),
  left,
})

const loggedList = (row: PriceListRow) => ({
  id: row.id,
  name: row.name,
  percent: row.percent,
  ending: row.ending,
  startsAt: new Date(row.starts_at).toISOString(),
  endsAt: row.ends_at === null ? null : new Date(row.ends_at).toISOString(),
  state: row.state,
  products: row.products,
  by: row.username,
})
