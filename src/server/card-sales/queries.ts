import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import { type CardSaleState, cardSaleIdIn } from '#domain/gift-cards/card-sale.ts'
import { countOf } from '../platform/db/count-of.ts'
import type { Query } from '../platform/db/database.ts'
import { likePart } from '../platform/db/like-part.ts'
import { locked } from '../platform/db/locked.ts'
import type { Tables } from '../platform/db/tables.ts'

export type SaleRow = Selectable<Tables['card_sales']>

/** A purchase with when its card left, how long that pays, and whether it was taken back by itself. */
export type ShownSale = NonNullable<Awaited<ReturnType<typeof saleById>>>

export async function insertSale(tx: Query, sale: Insertable<Tables['card_sales']>) {
  const row = await tx
    .insertInto('card_sales')
    .values(sale)
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

const sales = (db: Query) =>
  db
    .selectFrom('card_sales as s')
    .leftJoin('gift_cards as g', 'g.id', 's.gift_card_id')
    .selectAll('s')
    .select(['g.sent_at', 'g.expires_at', 'g.issued_paise', 'g.balance_paise'])

export const saleById = (db: Query, id: number) =>
  sales(db).where('s.id', '=', id).executeTakeFirst()

/** The same row, held until the transaction ends. */
export const lockedSale = (tx: Query, id: number): Promise<SaleRow | undefined> =>
  locked(tx, tx.selectFrom('card_sales').selectAll().where('id', '=', id)).executeTakeFirst()

export async function changeSale(tx: Query, id: number, columns: Updateable<Tables['card_sales']>) {
  await tx.updateTable('card_sales').set(columns).where('id', '=', id).execute()
}

export async function insertLink(tx: Query, secretHash: string, id: number, now: number) {
  const row = { secret_hash: secretHash, card_sale_id: id, created_at: now }
  await tx.insertInto('card_sale_links').values(row).execute()
}

/** True when the secret opens this purchase. */
export async function isLinked(db: Query, secretHash: string, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('card_sale_links')
    .select('card_sale_id')
    .where('secret_hash', '=', secretHash)
    .executeTakeFirst()
  return row?.card_sale_id === id
}

/** The number of purchases of one address that wait for money. */
export async function countOpen(db: Query, buyerEmail: string): Promise<number> {
  return countOf(
    db
      .selectFrom('card_sales')
      .where('buyer_email', '=', buyerEmail)
      .where('state', 'in', ['awaiting', 'claimed']),
  )
}

/** Every purchase whose money may come, those of which the time to pay is over among them, the oldest first. */
export const expectedSales = (db: Query) =>
  db
    .selectFrom('card_sales')
    .select(['id', 'paise', 'claimed_reference'])
    .where('state', 'in', ['awaiting', 'claimed', 'lapsed'])
    .orderBy('id')
    .execute()

type Asked = { state?: CardSaleState | undefined; q?: string | undefined }
type Slice = { limit: number; offset: number }

/** One page of the purchases, newest first, and how many there are. */
export async function salePage(db: Query, { state, q }: Asked, { limit, offset }: Slice) {
  let found = sales(db)
  if (state) found = found.where('s.state', '=', state)
  if (q) found = found.where(speaksOf(q))
  const rows = await found
    .orderBy('s.created_at', 'desc')
    .orderBy('s.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  return { rows, total: await countOf(found) }
}

/** A number, or part of a name, an email or a reference. */
function speaksOf(text: string) {
  const part = likePart(text.toLowerCase())
  const like = (column: string) => sql`lower(${sql.ref(column)}) like ${part} escape '\\'`
  const columns = ['s.buyer_name', 's.buyer_email', 's.recipient_name', 's.recipient_email']
  const all = [...columns, 's.claimed_reference', 's.reference'].map(like)
  return sql<boolean>`(s.id = ${cardSaleIdIn(text) ?? -1} or ${sql.join(all, sql` or `)})`
}

/** Ends what nobody has paid or named a transfer for in time; answers what, and who ordered it. */
export function lapseUnpaid(tx: Query, now: number) {
  return tx
    .updateTable('card_sales')
    .set({ state: 'lapsed', ended_at: now })
    .where('state', '=', 'awaiting')
    .where('pay_before', '<=', now)
    .returning(['id', 'buyer_email'])
    .execute()
}

/** Deletes what lapsed before a moment: nothing was paid, and its names and addresses serve nobody. */
export async function dropLapsed(tx: Query, before: number) {
  await tx
    .deleteFrom('card_sales')
    .where('state', '=', 'lapsed')
    .where('ended_at', '<', before)
    .execute()
}

/** Whether no card of a purchase waits for the day on which it leaves. */
const hasNoCardToSend = sql<boolean>`not (state = 'paid' and gift_card_id in
  (select id from gift_cards where sent_at is null))`

/**
 * Takes a person out of purchases until a moment that are over and out of the cards that have left of them, and out of
 * purchases of others. What was paid stays, for the books, without a name.
 */
export async function forgetInSales(tx: Query, email: string, upTo: number) {
  await forgetGiver(tx, email, upTo)
  const nobody = {
    buyer_email: { buyer_name: '', buyer_email: '', message: '' },
    recipient_email: { recipient_name: '', recipient_email: '', message: '' },
  }
  for (const column of ['buyer_email', 'recipient_email'] as const)
    await tx
      .updateTable('card_sales')
      .set(nobody[column])
      .where(column, '=', email)
      .where('created_at', '<=', upTo)
      .where('state', 'not in', ['awaiting', 'claimed'])
      .where(hasNoCardToSend)
      .execute()
}

/** Who gave a card that has left, and what they wrote; before its purchase loses its address. */
async function forgetGiver(tx: Query, email: string, upTo: number) {
  const given = tx
    .selectFrom('card_sales')
    .select('gift_card_id')
    .where('buyer_email', '=', email)
    .where('created_at', '<=', upTo)
    .where('gift_card_id', 'is not', null)
  await tx
    .updateTable('gift_cards')
    .set({ sender_name: '', message: '' })
    .where('id', 'in', given)
    .where('sent_at', 'is not', null)
    .execute()
}

/** How many purchases of an address wait for their money, or for the day on which their card leaves. */
export async function openSalesUnder(db: Query, email: string): Promise<number> {
  const rows = await sales(db)
    .where('s.buyer_email', '=', email)
    .where((eb) =>
      eb.or([
        eb('s.state', 'in', ['awaiting', 'claimed']),
        eb.and([eb('s.state', '=', 'paid'), eb('g.sent_at', 'is', null)]),
      ]),
    )
    .execute()
  return rows.length
}

/** The purchases of an address. */
export const salesUnder = (db: Query, email: string) =>
  db.selectFrom('card_sales').selectAll().where('buyer_email', '=', email).orderBy('id').execute()
