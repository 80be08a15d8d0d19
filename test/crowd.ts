import { hashOf, newSecret } from '#server/platform/secret.ts'
import type { TestShop } from './create-test-shop.ts'
import { orderForm } from './ordering.ts'
import { newShopper, type Shopper } from './shopper.ts'

/** Many guests at once, each with these pieces in the cart in this order; answers them with one form for all. */
export async function crowd(testShop: TestShop, size: number, ids: number[], couponCode?: string) {
  const { shop } = testShop
  const shoppers: Shopper[] = []
  await shop.db.write(async (tx) => {
    for (let n = 0; n < size; n++) {
      const token = newSecret()
      const cart = await tx
        .insertInto('carts')
        .values({
          token_hash: hashOf(token),
          coupon_code: couponCode ?? null,
          created_at: shop.now(),
          updated_at: shop.now(),
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      const lines = ids.map((product_id, at) => ({
        ...{ cart_id: cart.id, product_id, quantity: 1, seen_paise: 0, added_at: at },
      }))
      await tx.insertInto('cart_lines').values(lines).execute()
      const shopper = newShopper(testShop)
      shopper.cookies.set('cart', token)
      shoppers.push(shopper)
    }
  })
  const [first] = shoppers
  if (!first) throw new Error('A crowd has at least one member.')
  return { shoppers, form: await orderForm(first) }
}
