import { automaticOffers } from '../coupons/queries.ts'
import { cartCards } from '../gift-cards/cart-queries.ts'
import { askTogether } from '../platform/db/at-once.ts'
import type { Query } from '../platform/db/database.ts'
import { countGuest, type Visitor } from '../platform/http/visitor.ts'
import type { Shop } from '../platform/shop.ts'
import { firstFreeAt, heldForOthers } from '../stock/hold-queries.ts'
import { cartCredits } from '../store-credits/cart-queries.ts'

/** The customer's cart, or the guest's; undefined while nothing was ever put into it. */
export async function cartOf(db: Query, visitor: Visitor) {
  return isNobody(visitor) ? undefined : carts(db, visitor).executeTakeFirst()
}

/** Who has neither an account nor a cookie never put anything into a cart. */
export const isNobody = ({ userId, tokenHash }: Visitor) => userId === null && tokenHash === null

const carts = (db: Query, { userId, tokenHash }: Visitor) =>
  db
    .selectFrom('carts')
    .select(['id', 'coupon_code'])
    .where((eb) =>
      userId === null
        ? eb.and([eb('token_hash', '=', tokenHash), eb('user_id', 'is', null)])
        : eb('user_id', '=', userId),
    )

/** The visitor's cart, made when there is none. */
export async function ensureCart(tx: Query, shop: Shop, visitor: Visitor): Promise<number> {
  const known = await cartOf(tx, visitor)
  if (known) return known.id
  await countGuest(tx, shop, visitor)
  const now = shop.now()
  const { userId, tokenHash } = visitor
  const owner =
    userId === null
      ? { token_hash: tokenHash, user_id: null }
      : { token_hash: null, user_id: userId }
  const made = await tx
    .insertInto('carts')
    .values({ ...owner, created_at: now, updated_at: now })
    .onConflict((oc) => oc.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (made) return made.id
  const theirs = await cartOf(tx, visitor)
  if (!theirs) throw new Error('A cart could neither be made nor found.')
  return theirs.id
}

/** The visitor's cart, its lines, the offers of the day, and the store credit and gift cards that may pay it, in one go. */
export async function cartAndLines(db: Query, visitor: Visitor, now: number) {
  const mine = carts(db, visitor)
  const own = mine.clearSelect().select('id')
  const [[cart], rows, credits, cards, offers] = await askTogether(db, [
    mine.compile(),
    cartLines(db, now).where('l.cart_id', 'in', own).compile(),
    cartCredits(db, own, visitor.userId).compile(),
    cartCards(db, own, now).compile(),
    automaticOffers(db).compile(),
  ])
  return { cart, rows, credits, cards, offers }
}

export type CartRow = Awaited<ReturnType<typeof cartRows>>[number]

export const cartRows = (db: Query, cartId: number, now: number) =>
  cartLines(db, now).where('l.cart_id', '=', cartId).execute()

/** Lines in the order of first adding, each with what the shop says of its product now. */
const cartLines = (db: Query, now: number) =>
  db
    .selectFrom('cart_lines as l')
    .innerJoin('products as p', 'p.id', 'l.product_id')
    .orderBy('l.added_at')
    .orderBy('l.product_id')
    .select(['l.product_id', 'l.quantity', 'l.seen_paise'])
    .select(['p.code', 'p.name', 'p.slug', 'p.fabric', 'p.color', 'p.occasion', 'p.category_id'])
    .select(['p.price_paise', 'p.discount_paise', 'p.stock', 'p.archived_at', 'p.facts'])
    .select(['p.draft_state', 'p.making_days'])
    .select((eb) => [
      heldForOthers(eb.ref('p.id'), { cartId: eb.ref('l.cart_id') }, now).as('held'),
      firstFreeAt(eb.ref('p.id'), { cartId: eb.ref('l.cart_id') }, now).as('free_at'),
    ])

/** How many pieces are in the cart, as its badge shows them. */
export async function countInCart(db: Query, visitor: Visitor): Promise<number> {
  if (isNobody(visitor)) return 0
  const row = await db
    .selectFrom('cart_lines')
    .where('cart_id', 'in', carts(db, visitor).clearSelect().select('id'))
    .select((eb) => eb.fn.sum<number | null>('quantity').as('count'))
    .executeTakeFirstOrThrow()
  return Number(row.count ?? 0)
}

/** What the cart holds of one product, and what the shop would sell to it. */
export function offerFor(tx: Query, cartId: number, productId: number, now: number) {
  return tx
    .selectFrom('products as p')
    .leftJoin('cart_lines as l', (join) =>
      join.onRef('l.product_id', '=', 'p.id').on('l.cart_id', '=', cartId),
    )
    .where('p.id', '=', productId)
    .where('p.archived_at', 'is', null)
    .select(['p.name', 'p.stock', 'p.price_paise', 'p.discount_paise', 'l.quantity'])
    .select((eb) => [
      heldForOthers(eb.ref('p.id'), { cartId }, now).as('held'),
      firstFreeAt(eb.ref('p.id'), { cartId }, now).as('free_at'),
    ])
    .executeTakeFirst()
}

type Line = { cartId: number; productId: number; quantity: number; seenPaise: number }

export async function putLine(tx: Query, line: Line, now: number) {
  const { quantity } = line
  await tx
    .insertInto('cart_lines')
    .values({
      cart_id: line.cartId,
      product_id: line.productId,
      quantity,
      seen_paise: line.seenPaise,
      added_at: now,
    })
    .onConflict((oc) =>
      oc.columns(['cart_id', 'product_id']).doUpdateSet({ quantity, seen_paise: line.seenPaise }),
    )
    .execute()
  await touchCart(tx, line.cartId, now)
}

export async function dropLine(tx: Query, cartId: number, productId: number, now: number) {
  await tx
    .deleteFrom('cart_lines')
    .where('cart_id', '=', cartId)
    .where('product_id', '=', productId)
    .execute()
  await touchCart(tx, cartId, now)
}

export async function setCouponCode(tx: Query, cartId: number, code: string | null, now: number) {
  await tx
    .updateTable('carts')
    .set({ coupon_code: code, updated_at: now })
    .where('id', '=', cartId)
    .execute()
}

async function touchCart(tx: Query, cartId: number, now: number) {
  await tx.updateTable('carts').set({ updated_at: now }).where('id', '=', cartId).execute()
}

/** Forgets the guests' carts that nobody has touched since then; answers how many. */
export async function forgetOldCarts(tx: Query, before: number): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('carts')
    .where('token_hash', 'is not', null)
    .where('updated_at', '<', before)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
