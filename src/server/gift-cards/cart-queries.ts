import type { SelectQueryBuilder } from 'kysely'
import type { UsableCard } from '#domain/gift-cards/gift-card.ts'
import { countOf } from '../platform/db/count-of.ts'
import type { Query } from '../platform/db/database.ts'
import type { Tables } from '../platform/db/tables.ts'

/** A card that is in a cart and pays now. */
export type CartCard = UsableCard & { lastFour: string }

type OwnCart = SelectQueryBuilder<Tables, 'carts', { id: number }>

/** Cards in carts that pay now; those that were spent, blocked or ended meanwhile pay nothing. */
const paying = (db: Query, now: number) =>
  db
    .selectFrom('cart_gift_cards as k')
    .innerJoin('gift_cards as g', 'g.id', 'k.gift_card_id')
    .where('g.balance_paise', '>', 0)
    .where('g.state', '=', 'active')
    .where('g.expires_at', '>', now)

/** The cards of a cart that pay now. */
export const cartCards = (db: Query, cartId: OwnCart, now: number) =>
  paying(db, now)
    .where('k.cart_id', 'in', cartId)
    .select(['g.id', 'g.last_four', 'g.balance_paise', 'g.expires_at'])
    .orderBy('g.expires_at')
    .orderBy('g.id')

export const toCartCard = (row: {
  id: number
  last_four: string
  balance_paise: number
  expires_at: number
}): CartCard => ({
  ...{ id: row.id, lastFour: row.last_four },
  ...{ balancePaise: row.balance_paise, expiresAt: row.expires_at },
})

/** How many cards beside this one pay a cart now. */
export async function countOthers(
  tx: Query,
  cartId: number,
  { cardId, now }: { cardId: number; now: number },
): Promise<number> {
  return countOf(
    paying(tx, now).where('k.cart_id', '=', cartId).where('k.gift_card_id', '<>', cardId),
  )
}

export async function putCard(tx: Query, cartId: number, cardId: number) {
  await tx
    .insertInto('cart_gift_cards')
    .values({ cart_id: cartId, gift_card_id: cardId })
    .onConflict((oc) => oc.columns(['cart_id', 'gift_card_id']).doNothing())
    .execute()
}

export async function dropCard(tx: Query, cartId: number, cardId: number) {
  await tx
    .deleteFrom('cart_gift_cards')
    .where('cart_id', '=', cartId)
    .where('gift_card_id', '=', cardId)
    .execute()
}

/** One cart takes over the cards of another. */
export async function moveCards(tx: Query, into: number, from: number) {
  await tx
    .insertInto('cart_gift_cards')
    .columns(['cart_id', 'gift_card_id'])
    .expression((eb) =>
      eb
        .selectFrom('cart_gift_cards')
        .where('cart_id', '=', from)
        .select((e) => [e.val(into).as('cart_id'), 'gift_card_id']),
    )
    .onConflict((oc) => oc.columns(['cart_id', 'gift_card_id']).doNothing())
    .execute()
}
