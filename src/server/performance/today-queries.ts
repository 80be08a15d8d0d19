import { type RawBuilder, sql } from 'kysely'
import { toRupees } from '#domain/money.ts'
import { noSale } from '#domain/order.ts'
import { awaitsWord, isOwed, isUnsure } from '../orders/refunds/owed-queries.ts'
import { countOf } from '../platform/db/count-of.ts'
import type { Database, Query } from '../platform/db/database.ts'
import { isExchangeOwed, isExchangeWaiting } from '../returns/queries.ts'
import { isLow } from '../stock/low-stock-queries.ts'
import { indiaOffsetMs } from './india-day.ts'

/** How many products are short of something; each by an index of its own, which one question for both would not use. */
export async function stockCounts(db: Database, below: number) {
  const onSale = db.read.selectFrom('products as p').where('p.archived_at', 'is', null)
  const [lowStock, soldOut, withoutPicture] = await Promise.all([
    countOf(onSale.where(isLow(below))),
    countOf(onSale.where('p.sold_out', '=', 1)),
    withoutPictureCount(db),
  ])
  return { lowStock, soldOut, withoutPicture }
}

/** Of each database, under the version of the catalogue that somebody saved last: a sale changes no picture. */
const bare = new WeakMap<Database['version'], { saved: number; count: number }>()

/** A look at the pictures of every product, which is dear: once after each save. */
async function withoutPictureCount(db: Database): Promise<number> {
  const { saved } = db.version()
  const known = bare.get(db.version)
  if (known && known.saved === saved) return known.count
  const count = await countOf(
    db.read
      .selectFrom('products as p')
      .where('p.archived_at', 'is', null)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('product_pictures as pp')
              .select('pp.product_id')
              .whereRef('pp.product_id', '=', 'p.id'),
          ),
        ),
      ),
  )
  bare.set(db.version, { saved, count })
  return count
}

/** Orders that somebody has to pack or look at. */
export async function openOrderCount(db: Database): Promise<number> {
  return countOf(
    db.read.selectFrom('orders').where('state', 'in', ['confirmed', 'on_hold', 'packed']),
  )
}

/** Orders with money that belongs to their buyers, and those of which the gateway has not said whether it went. */
export async function moneyCounts(db: Query) {
  const count = async (is: RawBuilder<boolean>) => {
    const orders = db.selectFrom('orders as o').where(is)
    return countOf(orders)
  }
  return {
    owedOrders: await count(isOwed),
    unsureRefunds: await count(isUnsure),
    claimedOrders: await count(isClaimed),
    ordersToConfirm: await count(awaitsWord),
    waitingExchanges: await returnsThat(db, isExchangeWaiting),
    owedExchanges: await returnsThat(db, isExchangeOwed),
    strayTransfers: await strayTransfers(db),
  }
}

const isClaimed = sql<boolean>`exists (
  select 1 from payments p where p.order_id = o.id and p.state = 'claimed')`

async function returnsThat(db: Query, is: RawBuilder<boolean>): Promise<number> {
  return countOf(db.selectFrom('returns as r').where(is))
}

const mostStray = 5

/** Transfers that were named for orders which wait for no money (payments/dismiss-transfer.ts). */
async function strayTransfers(db: Query) {
  const rows = await db
    .selectFrom('payments as p')
    .innerJoin('orders as o', 'o.id', 'p.order_id')
    .select(['o.id as orderId', 'o.number', 'p.claimed_reference', 'p.amount_paise'])
    .where('p.state', '=', 'claimed')
    .where((eb) =>
      eb.or([eb('o.state', '=', 'cancelled'), eb('o.paid_paise', '>=', eb.ref('o.total_paise'))]),
    )
    .orderBy('p.id')
    .limit(mostStray)
    .execute()
  return rows.map(({ claimed_reference, amount_paise, ...row }) => ({
    ...row,
    reference: claimed_reference ?? '',
    amount: toRupees(amount_paise),
  }))
}

/** Orders that are sales, and their totals, by the day they were placed. */
export async function salesSince(db: Database, day: number) {
  const placedOn = sql<number>`(placed_at + ${sql.lit(indiaOffsetMs)}) / 86400000`
  const rows = await db.read
    .selectFrom('orders')
    .where('state', 'not in', noSale)
    .where('placed_at', '>=', day * 86_400_000 - indiaOffsetMs)
    .groupBy(placedOn)
    .select((eb) => [
      placedOn.as('day'),
      eb.fn.countAll<number>().as('orders'),
      eb.fn.sum<number>('total_paise').as('paise'),
    ])
    .execute()
  return new Map(
    rows.map((row) => [Number(row.day), { orders: Number(row.orders), paise: Number(row.paise) }]),
  )
}
