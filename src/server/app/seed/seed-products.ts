import { toPaise } from '#domain/money.ts'
import type { Query } from '../../platform/db/database.ts'
import { demoLabel, demoProducts } from './demo/demo-products.ts'
import { demoReviews } from './demo/demo-reviews.ts'
import type { DemoProduct } from './demo/demo-types.ts'
import type { DemoAddresses } from './demo-pictures.ts'

const dayMs = 24 * 60 * 60 * 1000
const batch = 200

type Moment = { categories: ReadonlyMap<string, number>; revision: number; now: number }

/** The sarees of the demo shop with their pictures and reviews; answers their ids by the demo's own. */
export async function seedProducts(
  tx: Query,
  addressOf: DemoAddresses,
  { categories, revision, now }: Moment,
): Promise<Map<string, number>> {
  const oldestFirst = demoProducts.toSorted((one, other) => other.daysAgo - one.daysAgo)
  const rows = oldestFirst.map((product) => {
    const categoryId = categories.get(product.category)
    if (categoryId === undefined) throw new Error(`No demo category ${product.category}.`)
    return { ...rowOf(product, now), category_id: categoryId, revision }
  })
  const inserted = await tx.insertInto('products').values(rows).returning(['id', 'slug']).execute()
  const idOfSlug = new Map(inserted.map((row) => [row.slug, row.id]))
  const ids = new Map(oldestFirst.map((product) => [product.id, idOfSlug.get(product.slug) ?? 0]))
  await seedPictures(tx, addressOf, oldestFirst, ids)
  await seedReviews(tx, ids, now)
  return ids
}

function rowOf(product: DemoProduct, now: number) {
  const { weave, place, facts } = product
  const createdAt = now - product.daysAgo * dayMs
  return {
    code: product.code,
    name: product.name,
    slug: product.slug,
    description: product.description,
    price_paise: toPaise(product.price),
    discount_paise: product.discountPrice === undefined ? null : toPaise(product.discountPrice),
    stock: product.stock,
    fabric: product.fabric,
    color: product.color,
    occasion: product.occasion,
    is_featured: Number(product.isFeatured),
    is_new_arrival: Number(product.isNewArrival),
    is_trending: Number(product.isTrending),
    facts: JSON.stringify({ weave, place, ...facts, ...demoLabel }),
    created_at: createdAt,
    updated_at: createdAt,
  }
}

async function seedPictures(
  tx: Query,
  addressOf: DemoAddresses,
  products: DemoProduct[],
  ids: ReadonlyMap<string, number>,
) {
  const rows = products.flatMap((product) =>
    product.pictures.map(({ file, alt }, position) => ({
      product_id: ids.get(product.id) ?? 0,
      position,
      path: addressOf(file),
      alt,
    })),
  )
  for (let at = 0; at < rows.length; at += batch) {
    await tx
      .insertInto('product_pictures')
      .values(rows.slice(at, at + batch))
      .execute()
  }
}

/** The reviews, each marked as demo, and the sums that every product carries. */
async function seedReviews(tx: Query, ids: ReadonlyMap<string, number>, now: number) {
  const rows = demoReviews.map((review) => ({
    product_id: ids.get(review.product) ?? 0,
    author: review.author,
    rating: review.rating,
    comment: review.comment,
    status: 'approved' as const,
    is_demo: 1,
    created_at: now - review.daysAgo * dayMs,
  }))
  for (let at = 0; at < rows.length; at += batch) {
    await tx
      .insertInto('reviews')
      .values(rows.slice(at, at + batch))
      .execute()
  }
  for (const [productId, reviews] of Map.groupBy(rows, (row) => row.product_id)) {
    await tx
      .updateTable('products')
      .set({
        rating_sum: reviews.reduce((sum, review) => sum + review.rating, 0),
        rating_count: reviews.length,
      })
      .where('id', '=', productId)
      .execute()
  }
}
