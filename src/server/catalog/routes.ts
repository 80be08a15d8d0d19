import type * as endpoints from '#contract/endpoints.ts'
import type { Product, ProductCard } from '#contract/product.ts'
import { notFound } from '#domain/errors.ts'
import { galleryOrder } from '#domain/image-order.ts'
import type { CuratedList } from '#domain/listing.ts'
import type { Answerers } from '../http/serve.ts'
import type { Shop } from '../shop.ts'
import { presentCard, presentProduct } from './present.ts'
import { allProducts, type ProductRow, picturesOf, productBySlug } from './queries.ts'
import { relatedProducts } from './related-products.ts'

type Calls = Pick<
  typeof endpoints,
  'listProducts' | 'newArrivals' | 'featured' | 'trending' | 'getProduct' | 'relatedProducts'
>

const relatedCount = 8

export const catalogAnswers: Answerers<Calls> = {
  listProducts: ({ shop }) => listed(shop, null),
  newArrivals: ({ shop, input }) => listed(shop, 'new-arrivals', input.limit),
  featured: ({ shop, input }) => listed(shop, 'featured', input.limit),
  trending: ({ shop, input }) => listed(shop, 'trending', input.limit),
  async getProduct({ shop, input }) {
    const [product] = await presented(shop, [await found(shop, input.slug)])
    if (!product) throw notFound(gone)
    return product
  },
  async relatedProducts({ shop, input }) {
    const row = await found(shop, input.slug)
    return presented(shop, await relatedProducts(shop.db, row, relatedCount))
  },
}

const gone = "The product you're looking for doesn't exist or has been removed."

async function found(shop: Shop, slug: string): Promise<ProductRow> {
  const row = await productBySlug(shop.db, slug)
  if (!row) throw notFound(gone)
  return row
}

const listed = async (shop: Shop, list: CuratedList | null, limit?: string) =>
  presented(shop, await allProducts(shop.db, list, limit === undefined ? null : Number(limit)))

async function presented(shop: Shop, rows: ProductRow[]): Promise<Product[]> {
  const pictures = await picturesOf(
    shop.db,
    rows.map((row) => row.id),
  )
  return rows.map((row) => presentProduct(row, inOrder(pictures.get(row.id))))
}

/** Rows as cards, each with its first two pictures. */
export async function presentedCards(shop: Shop, rows: ProductRow[]): Promise<ProductCard[]> {
  const pictures = await picturesOf(
    shop.db,
    rows.map((row) => row.id),
  )
  return rows.map((row) => presentCard(row, inOrder(pictures.get(row.id))))
}

const inOrder = <P extends { src: string }>(pictures: P[] = []) => {
  const bySource = new Map(pictures.map((picture) => [picture.src, picture]))
  return galleryOrder([...bySource.keys()]).flatMap((src) => bySource.get(src) ?? [])
}
