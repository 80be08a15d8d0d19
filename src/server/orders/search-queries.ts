import { type RawBuilder, sql } from 'kysely'
import { policy } from '#domain/policy.ts'
import { readFinding } from '#domain/work/finding.ts'
import type { Query } from '../platform/db/database.ts'
import { isOneOf } from '../platform/db/dialect.ts'
import { likePart } from '../platform/db/like-part.ts'
import { idsByIndex } from './trigram-queries.ts'

/** Milliseconds between which orders were placed; `before` itself is too late. */
export type Days = { after?: number | undefined; before?: number | undefined }

/** What orders `o` a text finds, and of how many, the newest, where it was not looked for in all; `isFound` where it finds one for certain. */
export type Search = { found: RawBuilder<boolean>; searched?: number; isFound?: boolean }

/**
 * The orders that have this text in their number, mobile, name, email or invoice's number, whatever the case; signs that LIKE
 * would read as a pattern are taken as typed. What the index can tell is looked for in all orders. What it cannot (one or
 * two letters, signs alone, on PostgreSQL letters of other scripts, or no index), and what more orders have than anybody
 * reads, is looked for in the newest of those days alone (`policy.ordersSearched`): no search reads all orders.
 */
export async function searchOrders(
  db: Query,
  text: string,
  days: Days = {},
  most: number = policy.ordersSearched,
): Promise<Search> {
  const typed = text.toLowerCase()
  const ids = await idsByIndex(db, typed, most + 1)
  if (ids && ids.length <= most)
    return {
      found: sql<boolean>`(${isOneOf(db, 'o.id', ids)} and ${speaksOf(typed)})`,
      isFound: ids.length > 0,
    }
  const newest = await newestOrders(db, days, most + 1)
  if (newest.length <= most) return { found: speaksOf(typed) }
  const isNew = isOneOf(db, 'o.id', newest.slice(0, most))
  return { found: sql<boolean>`(${isNew} and ${speaksOf(typed)})`, searched: most }
}

/** The same of what staff type into a list: a mobile in any form, and numbers of orders as people say them ('PL-1042'), too. */
export async function searchMeant(db: Query, typed: string, days: Days = {}): Promise<Search> {
  const [text = typed, number] = readFinding(typed).inOrders
  const asTyped = await searchOrders(db, text, days)
  // What has these signs in it is meant; a number that is only digits has them in it anyway.
  if (!number || asTyped.isFound || /^\d+$/.test(text)) return asTyped
  const { found } = await searchOrders(db, number, days)
  return { ...asTyped, found: sql<boolean>`(${asTyped.found} or ${found})` }
}

function speaksOf(typed: string): RawBuilder<boolean> {
  const part = likePart(typed)
  return sql<boolean>`(lower(o.number) like ${part} escape '\\' or o.mobile like ${part} escape '\\'
    or lower(o.full_name) like ${part} escape '\\' or o.email like ${part} escape '\\'
    or lower(coalesce(o.invoice_number, '')) like ${part} escape '\\')`
}

async function newestOrders(db: Query, { after, before }: Days, count: number): Promise<number[]> {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .$if(after !== undefined, (some) => some.where('placed_at', '>=', after ?? 0))
    .$if(before !== undefined, (some) => some.where('placed_at', '<', before ?? 0))
    .orderBy('placed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(count)
    .execute()
  return rows.map(({ id }) => Number(id))
}
