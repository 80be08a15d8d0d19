import { cardSaleNumber } from '#domain/gift-cards/card-sale.ts'
import { lastDayOf } from '#domain/gift-cards/gift-card.ts'
import { dayInIndia } from '#domain/india-day.ts'
import { toRupees } from '#domain/money.ts'
import { salesUnder } from '../../card-sales/queries.ts'
import type { Query } from '../../platform/db/database.ts'

const counted = (rows: { count: number | string }) => Number(rows.count)

/** Documents that name the buyer of orders under an address, and the last day on which one of them must stay. */
export async function documentsUnder(db: Query, email: string) {
  const row = await db
    .selectFrom('documents as d')
    .innerJoin('orders as o', 'o.id', 'd.order_id')
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.max('d.keep_until').as('until')])
    .where('o.email', '=', email)
    .where('d.buyer', '<>', '{}')
    .executeTakeFirstOrThrow()
  return { count: counted(row), until: row.until ?? null }
}

/** The same, one by one, for whoever they name. */
export async function listDocumentsUnder(db: Query, email: string) {
  const rows = await db
    .selectFrom('documents as d')
    .innerJoin('orders as o', 'o.id', 'd.order_id')
    .select(['d.number', 'd.kind', 'd.day', 'd.total_paise', 'd.keep_until'])
    .where('o.email', '=', email)
    .orderBy('d.id')
    .execute()
  return rows.map(({ total_paise, keep_until, ...row }) => ({
    ...{ ...row, total: toRupees(total_paise), keptUntil: keep_until },
  }))
}

export async function countOrdersUnder(db: Query, email: string): Promise<number> {
  const row = await db
    .selectFrom('orders')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return counted(row)
}

/** What was written from an address, complaints among it. */
export async function messagesUnder(db: Query, email: string) {
  const rows = await db
    .selectFrom('tickets as t')
    .leftJoin('complaints as c', 'c.ticket_id', 't.id')
    .select(['t.name', 't.phone', 't.message', 't.created_at', 'c.ticket_id', 'c.resolved_at'])
    .where('t.email_key', '=', email)
    .orderBy('t.id')
    .execute()
  return rows.map(({ ticket_id, created_at, resolved_at, ...row }) => ({
    ...{ ...row, isComplaint: ticket_id !== null, resolvedAt: resolved_at },
    at: new Date(created_at).toISOString(),
  }))
}

/** How an address stands with the newsletter and which ones it was sent, and which pieces it waits for. */
export async function askedForUnder(db: Query, email: string) {
  const reader = await db
    .selectFrom('subscribers')
    .select(['id', 'status'])
    .where('email_key', '=', email)
    .executeTakeFirst()
  const waits = await db
    .selectFrom('waiting as w')
    .innerJoin('products as p', 'p.id', 'w.product_id')
    .select('p.name')
    .where('w.email', '=', email)
    .execute()
  const sent = reader ? await newslettersSent(db, reader.id) : []
  return {
    newsletter: reader?.status ?? null,
    ...(sent.length > 0 && { newslettersSent: sent }),
    waitsFor: waits.map((row) => row.name),
  }
}

async function newslettersSent(db: Query, readerId: number) {
  const rows = await db
    .selectFrom('newsletter_deliveries as d')
    .innerJoin('newsletter_issues as i', 'i.id', 'd.issue_id')
    .select(['i.subject', 'd.settled_at'])
    .where('d.subscriber_id', '=', readerId)
    .where('d.state', '=', 'sent')
    .orderBy('d.id')
    .execute()
  return rows.map(({ subject, settled_at }) => ({
    ...{ subject, at: new Date(settled_at ?? 0).toISOString() },
  }))
}

/** Parcels of orders under an address that nobody took at the door (they count for a year). */
export async function refusalsUnder(db: Query, email: string): Promise<number> {
  const row = await db
    .selectFrom('door_refusals as d')
    .innerJoin('orders as o', 'o.id', 'd.order_id')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('o.email', '=', email)
    .executeTakeFirstOrThrow()
  return counted(row)
}

/** Store credits of an address that still buy something. */
export async function creditsUnder(db: Query, email: string): Promise<number> {
  const row = await db
    .selectFrom('store_credits')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('email', '=', email)
    .where('balance_paise', '>', 0)
    .executeTakeFirstOrThrow()
  return counted(row)
}

/** Gift cards that were issued for an address and still pay. */
export async function cardsThatPay(db: Query, email: string, now: number): Promise<number> {
  const row = await db
    .selectFrom('gift_cards')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('recipient_email', '=', email)
    .where('balance_paise', '>', 0)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow()
  return counted(row)
}

/** Gift cards that were issued for an address, with what their giver wrote: their codes are kept nowhere. */
export async function cardsUnder(db: Query, email: string) {
  const rows = await db
    .selectFrom('gift_cards')
    .select(['last_four', 'issued_paise', 'balance_paise', 'expires_at', 'created_at'])
    .select(['recipient_name', 'sender_name', 'message'])
    .where('recipient_email', '=', email)
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    ...{ lastFour: row.last_four, recipientName: row.recipient_name },
    ...{ senderName: row.sender_name, message: row.message },
    ...{ issued: toRupees(row.issued_paise), balance: toRupees(row.balance_paise) },
    ...{ lastDay: lastDayOf(row.expires_at), issuedOn: dayInIndia(row.created_at) },
  }))
}

/** Gift cards that an address has ordered. */
export async function cardOrdersUnder(db: Query, email: string) {
  const rows = await salesUnder(db, email)
  return rows.map((row) => ({
    ...{ number: cardSaleNumber(row.id), state: row.state, amount: toRupees(row.paise) },
    ...{ buyerName: row.buyer_name, buyerEmail: row.buyer_email, message: row.message },
    ...{ recipientName: row.recipient_name, recipientEmail: row.recipient_email },
    ...{ sendOn: row.send_on, orderedOn: dayInIndia(row.created_at) },
  }))
}

/** Whoever reviewed a piece of an order under this address is named no more; their photos go. */
export async function eraseReviewersUnder(tx: Query, email: string) {
  const lines = tx
    .selectFrom('order_lines as l')
    .innerJoin('orders as o', 'o.id', 'l.order_id')
    .select('l.id')
    .where('o.email', '=', email)
  await tx
    .updateTable('reviews')
    .set({ author: 'A customer', user_id: null, photos: '[]' })
    .where('order_line_id', 'in', lines)
    .execute()
}

/** Messages of an address go; the register of complaints stays. */
export async function eraseMessagesUnder(tx: Query, email: string) {
  await tx
    .deleteFrom('tickets')
    .where('email_key', '=', email)
    .where('id', 'not in', (eb) => eb.selectFrom('complaints').select('ticket_id'))
    .execute()
}
