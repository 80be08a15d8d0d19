import type { BackFigures, BackTable, SalesQuery } from '#contract/sales/types.ts'
import { type BackReason, backReasons } from '#domain/return.ts'
import { csvHead, csvLines } from '../platform/csv.ts'
import type { Query } from '../platform/db/database.ts'
import { inSteps } from '../platform/in-steps.ts'
import {
  ordersNotTaken,
  ordersSent,
  piecesAskedBack,
  piecesSent,
  type SentOrder,
} from './back-queries.ts'
import { spanOf, weaveOf } from './figures.ts'

/** Orders at once; between them the shop serves its visitors. */
const step = 500
const mostPins = 50

/** Why pieces of the orders of some days came back, or were not taken; throws where the days are more than a year or the wrong way round. */
export async function backFigures(db: Query, days: SalesQuery): Promise<BackFigures> {
  const { all, weaves, pins } = await backTables(db, days)
  return { ...all, byWeave: weaves, byPin: pins.slice(0, mostPins) }
}

/** Every table of what came back, whole: those with most of it first. */
export async function backTables(db: Query, days: SalesQuery) {
  const { span } = spanOf(days)
  const all = newCounts()
  const [byWeave, byPin] = [new Map<string, Counts>(), new Map<string, Counts & { city: string }>()]
  const orders = inSteps<SentOrder>(step, (last, size) => ordersSent(db, span, last, size))
  for await (const some of orders) {
    for (const { pin, city, weave, sent, back } of await piecesOf(db, some)) {
      const ofPin = kept(byPin, pin, () => ({ ...newCounts(), city: '' }))
      ofPin.city ||= city
      for (const counts of [all, kept(byWeave, weave, newCounts), ofPin]) add(counts, sent, back)
    }
  }
  return {
    all: shown(all),
    weaves: ranked(byWeave).map(([weave, counts]) => ({ weave, ...shown(counts) })),
    pins: ranked(byPin).map(([pin, counts]) => ({ pin, city: counts.city, ...shown(counts) })),
  }
}

const named: Record<BackTable, string[]> = { reasons: [], weaves: ['weave'], pins: ['pin', 'city'] }

/** One table of what came back as a file: a column a reason. */
export async function backCsv(db: Query, table: BackTable, days: SalesQuery): Promise<string> {
  const { all, weaves, pins } = await backTables(db, days)
  const rows: (ReturnType<typeof shown> & Record<string, unknown>)[] =
    table === 'reasons' ? [all] : table === 'weaves' ? weaves : pins
  const columns = [...named[table], 'sent', 'back', ...backReasons]
  const lines = rows.map((row) => [
    ...named[table].map((name) => String(row[name])),
    ...[row.sent, row.back],
    ...backReasons.map((why) => row.reasons.find(({ reason }) => reason === why)?.pieces ?? 0),
  ])
  return csvHead(columns) + csvLines(lines)
}

type Back = Map<BackReason, number>
type Counts = { sent: number; reasons: Back }
const newCounts = (): Counts => ({ sent: 0, reasons: new Map() })

/** Each line of these orders, with where it went and what of it came back. */
async function piecesOf(db: Query, orders: readonly SentOrder[]) {
  const ids = orders.map(({ id }) => id)
  const [lines, asked, notTaken] = [
    await piecesSent(db, ids),
    await piecesAskedBack(db, ids),
    await ordersNotTaken(db, ids),
  ]
  const askedBy = Map.groupBy(asked, ({ order_line_id }) => order_line_id)
  const placeOf = new Map(orders.map(({ id, address }) => [id, placeIn(address)]))
  return lines.map(({ id, order_id, quantity, facts }) => {
    const back: Back = notTaken.has(order_id) ? new Map([['not-taken', quantity]]) : new Map()
    for (const one of askedBy.get(id) ?? [])
      back.set(one.reason, (back.get(one.reason) ?? 0) + one.quantity)
    const { pin = '', city = '' } = placeOf.get(order_id) ?? {}
    return { pin, city, weave: weaveOf(facts), sent: quantity, back }
  })
}

/** Nothing of an address that was forgotten. */
const placeIn = (address: string): { pin?: string; city?: string } => JSON.parse(address)

function add(counts: Counts, sent: number, back: Back) {
  counts.sent += sent
  for (const [reason, pieces] of back)
    counts.reasons.set(reason, (counts.reasons.get(reason) ?? 0) + pieces)
}

const backOf = ({ reasons }: Counts) => [...reasons.values()].reduce((all, one) => all + one, 0)

const shown = (counts: Counts) => ({
  ...{ sent: counts.sent, back: backOf(counts) },
  reasons: backReasons.flatMap((reason) => {
    const pieces = counts.reasons.get(reason) ?? 0
    return pieces > 0 ? [{ reason, pieces }] : []
  }),
})

function kept<Value>(groups: Map<string, Value>, key: string, make: () => Value): Value {
  const known = groups.get(key) ?? make()
  groups.set(key, known)
  return known
}

/** Those of which something came back. */
const ranked = <Value extends Counts>(groups: ReadonlyMap<string, Value>) =>
  [...groups]
    .filter(([, counts]) => counts.reasons.size > 0)
    .toSorted(([, one], [, other]) => backOf(other) - backOf(one) || other.sent - one.sent)
