import type { RefundKind } from '#domain/books/postings.ts'
import { ShopError } from '#domain/errors.ts'
import type { Paise } from '#domain/money.ts'
import { moneyOf } from '#domain/refund.ts'
import { refusal } from '#domain/refusals/list.ts'
import { notesOfOrder } from '../../documents/credit-queries.ts'
import { type DocumentRow, invoiceOf } from '../../documents/queries.ts'
import { changeOrder } from '../../order-records/change-queries.ts'
import { type OrderRow, paiseOf } from '../../order-records/queries.ts'
import type { Query } from '../../platform/db/database.ts'
import { refundsOf } from './refund-queries.ts'

type Input = {
  amount: Paise
  isGoodwill?: boolean | undefined
  /** The return that the money is for: its own note comes first. */
  returnId?: number | undefined
}

type Named = { kind: RefundKind; document_id: number | null }

/**
 * What a refund is of: the credit note that leaves as much to give back, an advance before there is an invoice, or goodwill,
 * which staff have to say. Of goodwill that is more than what the buyer still pays for a note gives as much as it owes; the books
 * part what is more than that. `order` is as it was before the amount was set aside.
 */
export async function nameRefund(tx: Query, order: OrderRow, input: Input): Promise<Named> {
  const { amount } = input
  const { owedPaise } = moneyOf(paiseOf(order))
  if (input.isGoodwill && amount <= (await roomForGoodwill(tx, order)))
    return { kind: 'goodwill', document_id: null }
  const beside = { amount: refusal('at-most-without-goodwill', { owedPaise }) }
  if (!(await invoiceOf(tx, order.id))) {
    if (amount <= owedPaise) return { kind: 'refund-voucher', document_id: null }
    // What came back of an order that was sent before documents were made has no note.
    if (input.returnId !== undefined) return { kind: 'credit-note', document_id: null }
    throw new ShopError(refusal('refund-over-owed', { owedPaise }), { beside })
  }
  const open = await openNotesOf(tx, order.id)
  if (amount <= owedPaise) {
    const ofReturn = open.find(({ note }) => note.return_id === (input.returnId ?? 0))
    const fitting = [ofReturn, ...open].find((one) => one && one.openPaise >= amount)
    if (fitting) return { kind: 'credit-note', document_id: fitting.note.id }
    const noted = open.reduce((sum, { openPaise }) => sum + openPaise, 0)
    if (amount > owedPaise - noted) throw tooMuchForOne(open)
    // More came than was due, or what came back was too late for a note.
    const isExcess = order.paid_paise > order.total_paise
    return { kind: isExcess ? 'refund-voucher' : 'goodwill', document_id: null }
  }
  if (input.isGoodwill) return { kind: 'goodwill', document_id: null }
  throw new ShopError(refusal('refund-over-notes', { owedPaise }), { beside })
}

async function roomForGoodwill(tx: Query, order: OrderRow): Promise<Paise> {
  const { notedPaise, goodwillPaise } = await goodwillOf(tx, order.id)
  return order.total_paise - notedPaise - goodwillPaise
}

/**
 * Keeps at an order what of its refunds is goodwill, after one was added or lost; what went back for pieces that came too late for
 * a note is none, the order is charged less by it.
 */
export async function keepGoodwill(tx: Query, order: OrderRow) {
  const { notedPaise, goodwillPaise } = await goodwillOf(tx, order.id)
  const tooLate = Math.max(0, order.credited_paise - notedPaise)
  await changeOrder(tx, order.id, { goodwill_paise: Math.max(0, goodwillPaise - tooLate) })
}

/** What of an order went back as goodwill, for whatever reason, and what credit notes took off it. */
async function goodwillOf(tx: Query, orderId: number) {
  const refunds = (await refundsOf(tx, orderId)).filter(
    ({ kind, state }) => kind === 'goodwill' && state !== 'refused',
  )
  const notes = await notesOfOrder(tx, orderId)
  return {
    goodwillPaise: refunds.reduce((sum, { amount_paise }) => sum + amount_paise, 0),
    notedPaise: notes.reduce((sum, { total_paise }) => sum + total_paise, 0),
  }
}

/** What of a return's own credit note is still to go back, and of all the others; null where it has none. */
export async function openOfReturn(db: Query, orderId: number, returnId: number) {
  const open = await openNotesOf(db, orderId)
  const sum = (isOwn: boolean) =>
    open
      .filter(({ note }) => (note.return_id === returnId) === isOwn)
      .reduce((total, { openPaise }) => total + openPaise, 0)
  const isNoted = (await notesOfOrder(db, orderId)).some((note) => note.return_id === returnId)
  return { ownPaise: isNoted ? sum(true) : null, othersPaise: sum(false) }
}

type OpenNote = { note: DocumentRow; openPaise: Paise }

/** The credit notes of an order of which not all was given back, the oldest first. */
async function openNotesOf(db: Query, orderId: number): Promise<OpenNote[]> {
  const refunds = (await refundsOf(db, orderId)).filter(({ state }) => state !== 'refused')
  const given = (id: number) =>
    refunds.reduce((sum, one) => sum + (one.document_id === id ? one.amount_paise : 0), 0)
  return (await notesOfOrder(db, orderId))
    .map((note) => ({ note, openPaise: note.total_paise - given(note.id) }))
    .filter(({ openPaise }) => openPaise > 0)
}

function tooMuchForOne(open: readonly OpenNote[]) {
  const notes = open.map(({ note, openPaise }) => ({ number: note.number, openPaise }))
  return new ShopError(refusal('refund-over-one-note', { notes }))
}
