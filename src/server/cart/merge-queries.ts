import type { CartLine } from '#domain/cart.ts'
import { moveCards } from '../gift-cards/cart-queries.ts'
import type { Query } from '../platform/db/database.ts'
import { moveCredits } from '../store-credits/cart-queries.ts'

export async function linesOf(db: Query, cartId: number): Promise<CartLine[]> {
  const rows = await db
    .selectFrom('cart_lines')
    .select(['product_id', 'quantity'])
    .where('cart_id', '=', cartId)
    .orderBy('added_at')
    .orderBy('product_id')
    .execute()
  return rows.map((row) => ({ productId: row.product_id, quantity: row.quantity }))
}

export async function stocksOf(db: Query, productIds: number[]): Promise<Map<number, number>> {
  if (productIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('products')
    .select(['id', 'stock'])
    .where('id', 'in', productIds)
    .execute()
  return new Map(rows.map((row) => [row.id, row.stock]))
}

/** The guest's cart becomes the customer's. */
export async function adoptCart(tx: Query, cartId: number, userId: number) {
  await tx
    .updateTable('carts')
    .set({ user_id: userId, token_hash: null })
    .where('id', '=', cartId)
    .execute()
}

type Merge = {
  into: { id: number; coupon_code: string | null }
  from: { id: number; coupon_code: string | null }
  lines: CartLine[]
}

/** One cart takes over the lines, the code, the store credit, the gift cards and the kept pieces of another, which is forgotten. */
export async function fillCart(tx: Query, { into, from, lines }: Merge) {
  await tx
    .insertInto('cart_lines')
    .columns(['cart_id', 'product_id', 'quantity', 'seen_paise', 'added_at'])
    .expression((eb) =>
      eb
        .selectFrom('cart_lines')
        .where('cart_id', '=', from.id)
        .select((e) => [e.val(into.id).as('cart_id'), 'product_id', 'quantity'])
        .select(['seen_paise', 'added_at']),
    )
    .onConflict((oc) => oc.columns(['cart_id', 'product_id']).doNothing())
    .execute()
  for (const { productId, quantity } of lines) {
    await tx
      .updateTable('cart_lines')
      .set({ quantity })
      .where('cart_id', '=', into.id)
      .where('product_id', '=', productId)
      .execute()
  }
  await tx.updateTable('holds').set({ cart_id: into.id }).where('cart_id', '=', from.id).execute()
  await moveCredits(tx, into.id, from.id)
  await moveCards(tx, into.id, from.id)
  const coupon_code = into.coupon_code ?? from.coupon_code
  await tx.updateTable('carts').set({ coupon_code }).where('id', '=', into.id).execute()
  await tx.deleteFrom('carts').where('id', '=', from.id).execute()
}
