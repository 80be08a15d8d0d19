import type { QueueEntry } from '#contract/today/types.ts'
import { toRupees } from '#domain/money.ts'
import { moneyOf } from '#domain/refund.ts'
import { isDue, leavesBy, type QueueKind } from '#domain/work/queue.ts'
import { type LineRow, linesOf, type OrderRow, paiseOf } from '../order-records/queries.ts'
import { awaitedOf } from '../orders/editing/refuse-before-paid.ts'
import { addressOf, moment, time } from '../orders/present.ts'
import {
  claimsOf,
  type OrderKind,
  ordersThatWait,
  ordersWaiting,
  type Slice,
} from './order-queries.ts'
import type { Around, Slot } from './slot.ts'

export const isOrderKind = (kind: QueueKind): kind is OrderKind => kind in ordersThatWait

/** Orders that wait in one way, as rows of the queue. */
export async function entriesOfOrders(
  around: Around,
  kind: OrderKind,
  slice: Slice,
): Promise<Slot> {
  const db = around.shop.db.read
  const { rows, total } = await ordersWaiting(db, kind, slice)
  const ids = rows.map(({ id }) => id)
  const lines = await linesOf(db, ids)
  const claims = kind === 'transfer' ? await claimsOf(db, ids) : []
  const entries = rows.map((row) => {
    const claim = claims.findLast(({ order_id }) => order_id === row.id)
    const entry = entryOf(row, lines, { ...timesOf(around, kind, row), now: around.now })
    const asked = claim ? claim.amount_paise : sumOf(kind, row)
    return {
      ...entry,
      said: claim?.claimed_reference ?? '',
      amount: asked === null ? null : toRupees(asked),
    }
  })
  return { total, entries }
}

type Times = { since: number; until: number | null; now: number }

function entryOf(row: OrderRow, lines: LineRow[], { since, until, now }: Times): QueueEntry {
  const own = lines.filter(({ order_id }) => order_id === row.id)
  return {
    ...{ id: row.id, orderId: row.id, name: row.number },
    ...{ who: row.full_name, city: addressOf(row).city },
    ...{ saree: own[0]?.name ?? '', image: own[0]?.image ?? '' },
    ...(isMadeReady(row) && awaitedOf(row) > 0 && { isUnpaid: true }),
    pieces: own.reduce((sum, { quantity }) => sum + quantity, 0),
    ...{ amount: null, said: '' },
    ...{ since: time(since), until: moment(until), isDue: isDue(until, now) },
  }
}

const isMadeReady = ({ state }: OrderRow) => state === 'confirmed' || state === 'packed'

/** Since when it waits, and until when. */
function timesOf({ terms }: Around, kind: OrderKind, row: OrderRow) {
  switch (kind) {
    case 'transfer':
      // What was taken for an order that is sure waits for nothing.
      return { since: row.placed_at, until: row.has_stock === 1 ? null : row.held_until }
    case 'confirm':
      return { since: row.placed_at, until: row.confirm_before }
    case 'rest':
      return { since: row.placed_at, until: row.rest_before }
    case 'pack':
    case 'ship':
      return { since: row.placed_at, until: leavesBy(row.placed_at, terms.calendar) }
    case 'refund':
      return { since: row.updated_at, until: null }
    case 'cash':
      return { since: row.delivered_at ?? row.updated_at, until: null }
  }
}

/** What comes or goes: those who pack are told nothing of it. */
function sumOf(kind: OrderKind, row: OrderRow): number | null {
  if (kind === 'pack' || kind === 'ship') return null
  const { duePaise, owedPaise } = moneyOf(paiseOf(row))
  return kind === 'refund' ? owedPaise : duePaise
}
