import { type Expression, sql } from 'kysely'

/** Whose hold it is: a visitor's cart, an order that waits for money, an order talked over in a chat. */
export type Owner = {
  cartId?: number | null | undefined
  orderId?: number | null | undefined
  chatOrderId?: number | null | undefined
}

const nobody = -1

/** True for the live holds of a product that keep it from this owner; `h` is the table of holds. */
function blocks(productId: Expression<unknown>, owner: Owner, now: number) {
  return sql`h.product_id = ${productId} and h.expires_at > ${now}
    and coalesce(h.cart_id, 0) <> ${owner.cartId ?? nobody}
    and coalesce(h.order_id, 0) <> ${owner.orderId ?? nobody}
    and coalesce(h.chat_order_id, 0) <> ${owner.chatOrderId ?? nobody}`
}

/** How many pieces of a product are kept aside for others; an expired hold counts for nothing. */
export const heldForOthers = (productId: Expression<unknown>, owner: Owner, now: number) =>
  sql<number>`(select coalesce(sum(h.quantity), 0) from holds h where ${blocks(productId, owner, now)})`

/** When the first of those pieces comes free; null when none is kept aside. */
export const firstFreeAt = (productId: Expression<unknown>, owner: Owner, now: number) =>
  sql<number | null>`(select min(h.expires_at) from holds h where ${blocks(productId, owner, now)})`
