import type { QueueEntry } from '#contract/today/types.ts'
import { cardSaleNumber } from '#domain/gift-cards/card-sale.ts'
import { toRupees } from '#domain/money.ts'
import { ticketNumber, ticketSubject } from '#domain/ticket.ts'
import { isDue, messageAnsweredBy, type QueueKind, returnAnsweredBy } from '#domain/work/queue.ts'
import { linesIn } from '../chats/present.ts'
import { linesOf } from '../order-records/queries.ts'
import { addressOf, moment, time } from '../orders/present.ts'
import { stockMarks } from '../stock/marks.ts'
import type { OrderKind, Slice } from './order-queries.ts'
import {
  cardsToCheck,
  complaintsToAnswer,
  draftsThatExpire,
  messagesToAnswer,
  returnsToDecide,
  runningLow,
} from './other-queries.ts'
import type { Around, Slot } from './slot.ts'

type Find = (around: Around, slice: Slice) => Promise<Slot>

/** What waits besides orders, as rows of the queue. */
export const otherEntries: Record<Exclude<QueueKind, OrderKind>, Find> = {
  async 'gift-card'(around, slice) {
    const { rows, total } = await cardsToCheck(around.shop.db.read, slice)
    const entries = rows.map((row) =>
      entry(around, {
        ...{ id: row.id, name: cardSaleNumber(row.id), who: row.buyer_name },
        ...{ amount: toRupees(row.paise), said: row.claimed_reference ?? '' },
        ...{ sinceMs: row.claimed_at ?? row.created_at, untilMs: null },
      }),
    )
    return { total, entries }
  },
  async return(around, slice) {
    const { rows, total } = await returnsToDecide(around.shop.db.read, slice)
    const lines = await linesOf(
      around.shop.db.read,
      rows.map(({ order_id }) => order_id),
    )
    const entries = rows.map((row) => {
      const own = lines.filter(({ order_id }) => order_id === row.order_id)
      return entry(around, {
        ...{ id: row.id, orderId: row.order_id, name: row.number },
        ...{ who: row.full_name, city: addressOf(row).city },
        ...{ saree: own[0]?.name ?? '', image: own[0]?.image ?? '', pieces: own.length },
        said: row.words === '' ? row.reason : ticketSubject(row.words),
        ...{ sinceMs: row.asked_at, untilMs: returnAnsweredBy(row.asked_at) },
      })
    })
    return { total, entries }
  },
  async chat(around, slice) {
    const { rows, total } = await draftsThatExpire(around.shop.db.read, around.now, slice)
    const entries = rows.map((row) => {
      const lines = linesIn(row)
      return entry(around, {
        ...{ id: row.id, name: row.reference, saree: lines[0]?.name ?? '' },
        pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
        ...{ amount: toRupees(row.total_paise) },
        ...{ sinceMs: row.created_at, untilMs: row.expires_at },
      })
    })
    return { total, entries }
  },
  async complaint(around, slice) {
    const { rows, total } = await complaintsToAnswer(around.shop.db.read, slice)
    const entries = rows.map((row) =>
      entry(around, {
        ...{ id: row.id, orderId: row.order_id, name: ticketNumber(row.id), who: row.name },
        said: ticketSubject(row.message),
        sinceMs: row.received_at,
        untilMs: row.acknowledged_at === null ? row.acknowledge_by : row.resolve_before,
      }),
    )
    return { total, entries }
  },
  async message(around, slice) {
    const { rows, total } = await messagesToAnswer(around.shop.db.read, slice)
    const entries = rows.map((row) =>
      entry(around, {
        ...{ id: row.id, name: ticketNumber(row.id), who: row.name },
        said: ticketSubject(row.message),
        ...{ sinceMs: row.created_at, untilMs: messageAnsweredBy(row.created_at) },
      }),
    )
    return { total, entries }
  },
  async stock(around, slice) {
    const { db } = around.shop
    const { rows, total } = await runningLow(db.read, (await stockMarks(db)).lowStock, slice)
    const entries = rows.map((row) =>
      entry(around, {
        ...{ id: row.id, name: row.name, saree: row.name, image: row.image ?? '' },
        ...{ pieces: row.stock, sinceMs: row.updated_at, untilMs: null },
      }),
    )
    return { total, entries }
  },
}

type Said = Partial<QueueEntry> & {
  id: number
  name: string
  sinceMs: number
  untilMs: number | null
}

function entry({ now }: Around, { sinceMs, untilMs, ...said }: Said): QueueEntry {
  return {
    ...{ orderId: null, who: '', city: '', saree: '', image: '', pieces: 0 },
    ...{ amount: null, said: '', since: time(sinceMs), until: moment(untilMs) },
    ...{ isDue: isDue(untilMs, now), ...said },
  }
}
