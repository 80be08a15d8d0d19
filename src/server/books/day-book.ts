import { setImmediate as breathe } from 'node:timers/promises'
import type { Days } from '#domain/books/period.ts'
import { type BookEvent, postingsOf, type RefundKind } from '#domain/books/postings.ts'
import { type Day, dayAfter, startOfDay } from '#domain/india-day.ts'
import { type Paise, toRupees } from '#domain/money.ts'
import { isWithin } from '#domain/payment-methods.ts'
import { notedGoodwillPaise } from '#domain/refund.ts'
import type { Query } from '../platform/db/database.ts'
import { csvOf } from './csv.ts'
import {
  cardMovesIn,
  creditEntriesIn,
  documentsIn,
  invoicesOf,
  type Moments,
  moneyOf,
  notesOf,
  paymentsIn,
  refundsIn,
} from './day-book-queries.ts'
import { headsOf } from './read-documents.ts'

const heading = ['day', 'at', 'event', 'document', 'order', 'account', 'debit', 'credit']

/** Something that moved money or what is owed, at a moment. */
type Entry = { at: number; document: string; order: string; event: BookEvent }

/** The day book as CSV, day by day: whatever happened, with its debits and credits in rupees. */
export async function* dayBookCsv(db: Query, { from, to }: Days): AsyncGenerator<string> {
  yield csvOf([heading], true)
  for (let day = from; day <= to; day = dayAfter(day)) {
    const lines = (await entriesOf(db, day)).flatMap((entry) => linesOf(day, entry))
    if (lines.length > 0) yield csvOf(lines, false)
    await breathe()
  }
}

const linesOf = (day: Day, { at, document, order, event }: Entry) =>
  postingsOf(event).map(({ account, paise }) => [
    ...[day, new Date(at).toISOString(), event.kind, document, order, account],
    ...(paise > 0 ? [toRupees(paise), ''] : ['', toRupees(-paise)]),
  ])

/** What happened on a day, in its order. */
async function entriesOf(db: Query, day: Day): Promise<Entry[]> {
  const span = { from: startOfDay(day), before: startOfDay(dayAfter(day)) }
  const documents = await documentsIn(db, span)
  const payments = await paymentsIn(db, span)
  const refunds = await refundsIn(db, span)
  const credits = await creditEntriesIn(db, span)
  const cards = await cardMovesIn(db, span)
  const all = [...documents, ...payments, ...refunds, ...credits, ...cards]
  const orders = [...new Set(all.flatMap(({ order_id }) => (order_id === null ? [] : [order_id])))]
  const [invoices, notes] = [await invoicesOf(db, orders), await notesOf(db, orders)]
  const past = { money: await moneyOf(db, orders), invoices, notes }
  return [
    ...documents.flatMap((row) => ofDocument(row, span, past)),
    ...payments.map((row) => ofPayment(row, past)),
    ...refunds.flatMap((row) => ofRefund(row, past)),
    ...credits.flatMap((row) => ofCreditEntry(row, past)),
    ...cards.flatMap((row) => ofCardMove(row, past)),
  ].sort((one, other) => one.at - other.at)
}

type Past = {
  money: Awaited<ReturnType<typeof moneyOf>>
  invoices: Awaited<ReturnType<typeof invoicesOf>>
  notes: Awaited<ReturnType<typeof notesOf>>
}
type DocumentRow = Awaited<ReturnType<typeof documentsIn>>[number]
type PaymentRow = Awaited<ReturnType<typeof paymentsIn>>[number]
type RefundRow = Awaited<ReturnType<typeof refundsIn>>[number]
type CreditEntryRow = Awaited<ReturnType<typeof creditEntriesIn>>[number]
type CardMoveRow = Awaited<ReturnType<typeof cardMovesIn>>[number]

/** One that is issued and cancelled in the same moments is two entries. */
function ofDocument(row: DocumentRow, { from, before }: Moments, past: Past): Entry[] {
  const isWithin = (at: number | null): at is number => at !== null && from <= at && at < before
  const named = { document: row.number, order: row.order_number ?? '' }
  const bill = { ...headsOf(row), totalPaise: row.total_paise }
  if (row.kind === 'credit-note') {
    const event = { kind: 'credit-note', note: bill, ...takenByNote(row, past) } as const
    return [{ ...named, at: row.issued_at, event }]
  }
  const sale = (at: number) => ({ bill, ...paidBefore(row, at, past) })
  const { issued_at: issued, cancelled_at: cancelled } = row
  return [
    ...(isWithin(issued)
      ? [{ ...named, at: issued, event: { kind: 'invoice', ...sale(issued) } as const }]
      : []),
    ...(isWithin(cancelled)
      ? [
          {
            ...named,
            at: cancelled,
            event: { kind: 'invoice-cancelled', ...sale(cancelled) } as const,
          },
        ]
      : []),
  ]
}

/**
 * What had paid an order by then: gift cards, store credit, and the money that the shop held. Goodwill gave a part of it back at
 * the expense of the shop: it ends with the invoice, after which what is still owed is less by it.
 */
function paidBefore(
  { order_id, issued_at, total_paise }: DocumentRow,
  at: number,
  { money }: Past,
) {
  const sum = (rows: readonly Moved[]) =>
    sumOf(
      rows
        .filter((one) => one.order_id === order_id && one.at !== null)
        .filter((one) => Number(one.at) <= issued_at || Number(one.at) < at),
    )
  const of = (rows: readonly (Moved & { kind: string })[], kind: string) =>
    sum(rows.filter((one) => one.kind === kind))
  const returned = of(money.credits, 'returned')
  const toCards = of(money.cards, 'returned')
  const goodwillPaise = sum(goodwillOf(order_id, money))
  // What went back to a credit or a card that had paid was none of the money.
  const back = sum(money.refunded) - (returned + toCards)
  const giftCardPaise = of(money.cards, 'spent') - toCards
  const heldPaise = sum(money.paid) - back
  // What went back beyond the money that came was paid out of the credit.
  const storeCreditPaise = of(money.credits, 'spent') - returned + Math.min(heldPaise, 0)
  const within = storeCreditPaise + giftCardPaise + goodwillPaise
  const advancePaise = Math.min(Math.max(heldPaise, 0), total_paise - within)
  return { storeCreditPaise, giftCardPaise, goodwillPaise, advancePaise }
}

/** What a note takes of the goodwill given before it: the buyer has that much of the note's money already. */
function takenByNote({ id, order_id, issued_at }: DocumentRow, { money, notes }: Past) {
  const given = goodwillOf(order_id, money).filter(({ at }) => Number(at) <= issued_at)
  const until = notes.filter((one) => one.order_id === order_id && one.id <= id)
  const before = until.filter((one) => one.id < id)
  return { goodwillPaise: takenOf(given, until) - takenOf(given, before) }
}

/** What of goodwill is the money of notes issued before: all of it that is more than what the buyer still pays for. */
function ofNotes(row: RefundRow, { money, notes }: Past): Paise {
  const before = notes.filter(
    (one) => one.order_id === row.order_id && one.issued_at <= row.created_at,
  )
  const given = goodwillOf(row.order_id, money).filter(({ id }) => id < row.id)
  return takenOf([...given, row], before) - takenOf(given, before)
}

const goodwillOf = (orderId: number | null, { refunded }: Past['money']) =>
  refunded.filter(({ order_id, kind }) => order_id === orderId && kind === 'goodwill')

/** What these notes of an order take of this goodwill. */
function takenOf(goodwill: readonly { amount_paise: number }[], notes: Past['notes']): Paise {
  const [first] = notes
  if (!first) return 0
  const keptPaise = first.invoiced_paise - sumOf(notes)
  return notedGoodwillPaise({ keptPaise, goodwillPaise: sumOf(goodwill) })
}

const sumOf = (rows: readonly { amount_paise: number }[]) =>
  rows.reduce((total, one) => total + one.amount_paise, 0)

type Moved = { order_id: number | null; amount_paise: number; at: number | null }

/** True while an order has an invoice: its money is then a customer's, before it an advance. */
const isInvoiced = (order: number, at: number, { invoices }: Past) =>
  invoices.some(
    (one) =>
      one.order_id === order &&
      one.issued_at < at &&
      (one.cancelled_at === null || one.cancelled_at > at),
  )

function ofPayment(row: PaymentRow, past: Past): Entry {
  const at = row.paid_at ?? row.updated_at
  const money = { method: row.method, paise: row.amount_paise }
  const kind = isInvoiced(row.order_id, at, past) ? 'cod-payment' : 'payment'
  return { at, document: '', order: row.order_number, event: { kind, ...money } }
}

function ofRefund(row: RefundRow, past: Past): Entry[] {
  const { created_at: at, method, amount_paise: paise } = row
  const of = sourceOf(row.kind, isInvoiced(row.order_id, at, past))
  const told = (of: RefundKind, paise: number): Entry[] =>
    paise === 0
      ? []
      : [
          {
            ...{ at, document: '', order: row.order_number },
            event: { kind: 'refund', of, method, paise },
          },
        ]
  if (of === 'goodwill') {
    const noted = ofNotes(row, past)
    return [...told('goodwill', paise - noted), ...told('credit-note', noted)]
  }
  if (of !== 'refund-voucher' || isInvoiced(row.order_id, at, past)) return told(of, paise)
  const fromAdvance = Math.min(paise, advanceBefore(row, past))
  return [...told(of, fromAdvance), ...told('store-credit-paid-out', paise - fromAdvance)]
}

/** The money of an order without an invoice that the shop still held before a refund: the rest of it was store credit. */
function advanceBefore({ id, order_id, created_at: at }: RefundRow, { money }: Past): number {
  const ofOrder = (one: Moved) =>
    one.order_id === order_id && one.at !== null && Number(one.at) <= at
  const credit = sumOf(money.credits.filter((one) => ofOrder(one) && one.kind === 'spent'))
  if (credit === 0) return Number.POSITIVE_INFINITY
  const back = money.refunded.filter((one) => ofOrder(one) && one.id < id && !isWithin(one.method))
  return Math.max(0, sumOf(money.paid.filter(ofOrder)) - sumOf(back))
}

/** Without its invoice a note gives back an advance; goodwill does too, until the invoice takes it (paidBefore). */
const sourceOf = (kind: RefundKind, isInvoiced: boolean): RefundKind =>
  (kind === 'credit-note' || kind === 'goodwill') && !isInvoiced ? 'refund-voucher' : kind

/** What is spent before there is an invoice is owed until then: the invoice takes it. */
function ofCreditEntry(row: CreditEntryRow, past: Past): Entry[] {
  const { created_at: at, kind, paise, method } = row
  const isOfInvoice = row.order_id !== null && isInvoiced(row.order_id, at, past)
  const of = sourceOf(row.refund_kind ?? 'credit-note', isOfInvoice)
  const told = (event: BookEvent) => [
    { at, document: row.code, order: row.order_number ?? '', event },
  ]
  if (kind === 'issued') return told({ kind: 'store-credit-issued', of, paise })
  if (kind === 'paid-out')
    return told({ kind: 'refund', of: 'store-credit-paid-out', method, paise })
  if (!isOfInvoice) return []
  if (kind === 'spent') return told({ kind: 'store-credit-spent', isInvoiced: true, paise })
  return told({ kind: 'store-credit-returned', of, paise })
}

/** A card that is sold is owed until it is spent; what is spent before there is an invoice, until the invoice takes it. */
function ofCardMove(row: CardMoveRow, past: Past): Entry[] {
  const { created_at: at, kind, paise, paid_by: method } = row
  const isOfInvoice = row.order_id !== null && isInvoiced(row.order_id, at, past)
  const told = (event: BookEvent) => [
    { at, document: `GC-${row.gift_card_id}`, order: row.order_number ?? '', event },
  ]
  if (kind === 'issued') return told({ kind: 'gift-card-issued', method, paise })
  if (kind === 'cancelled') return told({ kind: 'gift-card-cancelled', method, paise })
  if (!isOfInvoice) return []
  if (kind === 'spent') return told({ kind: 'gift-card-spent', paise })
  const of = sourceOf(row.refund_kind ?? 'credit-note', isOfInvoice)
  return told({ kind: 'gift-card-returned', of, paise })
}
