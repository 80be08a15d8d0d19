import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Query } from '../platform/db/database.ts'
import { locked } from '../platform/db/locked.ts'
import type { Tables } from '../platform/db/tables.ts'

export type CardRow = Selectable<Tables['gift_cards']>

export async function insertCard(tx: Query, card: Insertable<Tables['gift_cards']>) {
  const row = await tx
    .insertInto('gift_cards')
    .values(card)
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

export function cardById(db: Query, id: number): Promise<CardRow | undefined> {
  return db.selectFrom('gift_cards').selectAll().where('id', '=', id).executeTakeFirst()
}

/** The same, which nobody else changes or spends until this transaction ends. */
export const lockedCard = (tx: Query, id: number): Promise<CardRow | undefined> =>
  locked(tx, tx.selectFrom('gift_cards').selectAll().where('id', '=', id)).executeTakeFirst()

export async function changeCard(tx: Query, id: number, columns: Updateable<Tables['gift_cards']>) {
  await tx.updateTable('gift_cards').set(columns).where('id', '=', id).execute()
}

/** The card that a code opens. Found by its hash alone: how long that takes says nothing about any code. */
export function cardByCode(db: Query, codeHash: string): Promise<CardRow | undefined> {
  return db
    .selectFrom('gift_cards as g')
    .innerJoin('gift_card_codes as k', 'k.gift_card_id', 'g.id')
    .where('k.code_hash', '=', codeHash)
    .selectAll('g')
    .executeTakeFirst()
}

type Code = { id: number; codeHash: string; lastFour: string; now: number }

/** Gives a card another code; those of before open it too, until they are ended. */
export async function addCode(tx: Query, { id, codeHash, lastFour, now }: Code) {
  const code = { code_hash: codeHash, gift_card_id: id, created_at: now }
  await tx.insertInto('gift_card_codes').values(code).execute()
  await changeCard(tx, id, { last_four: lastFour })
}

/** No code of before opens the card any more, and no cart is paid with it. */
export async function endCodes(tx: Query, id: number) {
  await tx.deleteFrom('gift_card_codes').where('gift_card_id', '=', id).execute()
  await tx.deleteFrom('cart_gift_cards').where('gift_card_id', '=', id).execute()
}

type Taking = { id: number; paise: number; now: number; isForced?: boolean }

/**
 * Takes from a balance as far as it goes, and holds its row until the transaction ends: of several who spend at once each
 * finds what the one before has left. False where it is less, or the card does not pay now and nobody forces it.
 */
export async function takeFromCard(tx: Query, { id, paise, now, isForced = false }: Taking) {
  let card = tx
    .updateTable('gift_cards')
    .set((eb) => ({
      balance_paise: eb('balance_paise', '-', paise),
      closed_at: eb
        .case()
        .when('balance_paise', '=', paise)
        .then(eb.val(now))
        .else(eb.ref('closed_at'))
        .end(),
    }))
    .where('id', '=', id)
    .where('balance_paise', '>=', paise)
  if (!isForced) card = card.where('state', '=', 'active').where('expires_at', '>', now)
  return (await card.returning('id').executeTakeFirst()) !== undefined
}

/** Adds to a balance; answers the card as it is then. */
export function addToCard(tx: Query, id: number, paise: number): Promise<CardRow> {
  return tx
    .updateTable('gift_cards')
    .set((eb) => ({ balance_paise: eb('balance_paise', '+', paise), closed_at: null }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function insertMove(tx: Query, move: Insertable<Tables['gift_card_moves']>) {
  await tx.insertInto('gift_card_moves').values(move).execute()
}

/** What an order has spent of each card and not given back, the oldest card first. */
export async function cardsSpentOn(db: Query, orderId: number) {
  const rows = await db
    .selectFrom('gift_card_moves')
    .where('order_id', '=', orderId)
    .where('kind', 'in', ['spent', 'returned'])
    .groupBy('gift_card_id')
    .select((eb) => [
      'gift_card_id as id',
      eb.fn
        .sum<number>(
          eb
            .case()
            .when('kind', '=', 'spent')
            .then(eb.ref('paise'))
            .else(eb.neg(eb.ref('paise')))
            .end(),
        )
        .as('paise'),
    ])
    .orderBy('gift_card_id')
    .execute()
  return rows
    .map(({ id, paise }) => ({ id, paise: Number(paise) }))
    .filter(({ paise }) => paise > 0)
}

/** What cards have paid of the sarees that came in exchange for those of an order. */
export async function cardExchangedPaise(db: Query, orderId: number): Promise<number> {
  const row = await db
    .selectFrom('gift_card_moves as m')
    .innerJoin('orders as b', 'b.id', 'm.order_id')
    .where('b.exchange_of', '=', orderId)
    .where('m.kind', '=', 'spent')
    .select((eb) => eb.fn.sum<number>('m.paise').as('paise'))
    .executeTakeFirst()
  return Number(row?.paise ?? 0)
}

/** True of a card that a shopper has bought online: it is taken back with its purchase, and by its terms. */
export async function isBought(db: Query, id: number): Promise<boolean> {
  const sale = db.selectFrom('card_sales').select('id').where('gift_card_id', '=', id)
  return (await sale.executeTakeFirst()) !== undefined
}

/** Takes a person out of the cards until a moment that have gone to an address; what is left stays owed, and its code still opens it. */
export async function forgetRecipient(tx: Query, email: string, upTo: number) {
  await tx
    .updateTable('gift_cards')
    .set({ recipient_name: '', recipient_email: '', sender_name: '', message: '' })
    .where('recipient_email', '=', email)
    .where('created_at', '<=', upTo)
    .where('sent_at', 'is not', null)
    .execute()
}
