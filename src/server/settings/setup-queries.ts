import { policy } from '#domain/policy.ts'
import { builtInPages } from '#domain/slug.ts'
import type { Database } from '../platform/db/database.ts'

/** Under which the settings keep that an order was tried. */
export const triedName = 'tried-order'

/** How much there is to show: categories, and products that a shopper can see, and pay for, and be sent. */
export async function countGoods(db: Database): Promise<{ categories: number; products: number }> {
  const { categories, products } = await db.read
    .selectNoFrom((eb) => [
      eb
        .selectFrom('categories')
        .select((all) => all.fn.countAll<number>().as('count'))
        .as('categories'),
      eb
        .selectFrom('products')
        .select((all) => all.fn.countAll<number>().as('count'))
        .where('archived_at', 'is', null)
        .where('price_paise', '>', 0)
        .where('stock', '>', 0)
        .where((product) =>
          product.exists(
            product
              .selectFrom('product_pictures')
              .select('product_pictures.product_id')
              .whereRef('product_pictures.product_id', '=', 'products.id'),
          ),
        )
        .as('products'),
    ])
    .executeTakeFirstOrThrow()
  return { categories: Number(categories), products: Number(products) }
}

/** The built-in pages that somebody has saved since they were brought. */
export async function pagesSaved(db: Database): Promise<string[]> {
  const rows = await db.read
    .selectFrom('pages')
    .select('slug')
    .where('slug', 'in', [...builtInPages])
    .whereRef('updated_at', '>', 'created_at')
    .execute()
  return rows.map((row) => row.slug)
}

/** Whether the promo code that came with the shop works, and nobody has saved it since. */
export async function hasWelcomeCode(db: Database): Promise<boolean> {
  const row = await db.read
    .selectFrom('coupons')
    .select('id')
    .where('code', '=', policy.promo.code)
    .where('is_active', '=', 1)
    .whereRef('updated_at', '=', 'created_at')
    .executeTakeFirst()
  return row !== undefined
}

/** Where emails to somebody go. */
export async function addressOf(db: Database, userId: number): Promise<string> {
  const row = db.read.selectFrom('users').select('email').where('id', '=', userId)
  return (await row.executeTakeFirstOrThrow()).email
}

/** Whether a shopper has ever ordered by the pages. */
export async function hasWebOrder(db: Database): Promise<boolean> {
  const row = db.read.selectFrom('orders').select('id').where('channel', '=', 'web').limit(1)
  return (await row.executeTakeFirst()) !== undefined
}
