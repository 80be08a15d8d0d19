import { toPaise } from '#domain/money.ts'
import { demoCategories } from '#server/app/seed/demo/demo-categories.ts'
import { demoProducts } from '#server/app/seed/demo/demo-products.ts'
import type { Shop } from '#server/platform/shop.ts'
import { saveCategory, saveProducts } from './factories.ts'

const dayMs = 86_400_000

/** Puts the sarees of the demo shop into a test shop, without their pictures. */
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
  await saveProducts(shop, rows)
}
