import { toPaise } from '#domain/money.ts'
import { demoCategories } from '#server/app/seed/demo/demo-categories.ts'
import { demoProducts } from '#server/app/seed/demo/demo-products.ts'
import { seedWords } from '#server/app/seed/demo/seed-words.ts'
import { indexProducts } from '#server/catalog/text-index/index-queries.ts'
import { bumpVersion } from '#server/platform/db/version.ts'
import type { Shop } from '#server/platform/shop.ts'
import { saveCategory, saveProducts } from './factories.ts'

const dayMs = 86_400_000

/** Puts the sarees of the demo shop into a test shop, in all its languages, without their pictures. */
export async function saveDemoCatalogue(shop: Shop): Promise<void> {
  const categories = new Map<string, number>()
  for (const { name, slug } of demoCategories) {
    categories.set(slug, await saveCategory(shop, { name, slug }))
  }
  const rows = demoProducts.map((one) => ({
    ...{ code: one.code, name: one.name, slug: one.slug, description: one.description },
    ...{ fabric: one.fabric, color: one.color, occasion: one.occasion, stock: one.stock },
    price_paise: toPaise(one.price),
    discount_paise: one.discountPrice ? toPaise(one.discountPrice) : null,
    category_id: categories.get(one.category) ?? 0,
    is_featured: one.isFeatured ? 1 : 0,
    is_new_arrival: one.isNewArrival ? 1 : 0,
    is_trending: one.isTrending ? 1 : 0,
    facts: JSON.stringify({ ...one.facts, weave: one.weave, place: one.place }),
    created_at: shop.now() - one.daysAgo * dayMs,
  }))
  const ids = await saveProducts(shop, rows)
  const products = new Map(demoProducts.map(({ id }, at) => [id, ids[at] ?? 0]))
  await shop.db.write(async (tx) => {
    const brought = {
      addressOf: (file: string) => file,
      categories,
      products,
      pages: [],
      stories: [],
    }
    await seedWords(tx, brought, shop.now())
    await indexProducts(tx, ids)
    await bumpVersion(tx, shop.now())
  })
}
