import type { Shop } from '#server/platform/shop.ts'

type Options = {
  name?: string
  /** Rupees. */
  price?: number
  discountPrice?: number | null
  stock?: number
  categoryId?: number
  makingDays?: number
}

let count = 0

/** Puts one saree into a test shop; answers its id. Every one has a name, code and slug of its own. */
export async function addPiece(shop: Shop, options: Options = {}): Promise<number> {
  count += 1
  const name = options.name ?? `Saree ${count}`
  const discount = options.discountPrice ?? null
  const row = await shop.db.write((tx) =>
    tx
      .insertInto('products')
      .values({
        code: `T-${String(count).padStart(4, '0')}`,
        name,
        slug: `saree-${count}`,
        price_paise: Math.round((options.price ?? 2000) * 100),
        discount_paise: discount === null ? null : Math.round(discount * 100),
        stock: options.stock ?? 5,
        fabric: 'Silk',
        color: 'Maroon',
        occasion: 'Wedding',
        category_id: options.categoryId ?? 1,
        making_days: options.makingDays ?? 0,
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
