import type { Shop } from '#server/platform/shop.ts'

type Wishes = {
  name?: string
  /** Rupees. */
  price?: number
  discountPrice?: number | null
  stock?: number
  categoryId?: number
}

let count = 0

/** Puts one saree into a test shop; answers its id. Every one has a name, code and slug of its own. */
export async function addPiece(shop: Shop, wishes: Wishes = {}): Promise<number> {
  count += 1
  const name = wishes.name ?? `Saree ${count}`
  const discount = wishes.discountPrice ?? null
  const row = await shop.db.write((tx) =>
    tx
      .insertInto('products')
      .values({
        code: `T-${String(count).padStart(4, '0')}`,
        name,
        slug: `saree-${count}`,
        price_paise: Math.round((wishes.price ?? 2000) * 100),
        discount_paise: discount === null ? null : Math.round(discount * 100),
        stock: wishes.stock ?? 5,
        fabric: 'Silk',
        color: 'Maroon',
        occasion: 'Wedding',
        category_id: wishes.categoryId ?? 1,
        created_at: shop.now(),
        updated_at: shop.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
  return row.id
}

/** How many of a saree are left. */
export async function stockOf(shop: Shop, id: number): Promise<number> {
  const row = await shop.db.write((tx) =>
    tx.selectFrom('products').select('stock').where('id', '=', id).executeTakeFirstOrThrow(),
  )
  return row.stock
}

/** How often a coupon has been used. */
export async function usesOf(shop: Shop, code: string): Promise<number> {
  const coupons = shop.db.read.selectFrom('coupons').select('uses')
  return (await coupons.where('code', '=', code).executeTakeFirstOrThrow()).uses
}
