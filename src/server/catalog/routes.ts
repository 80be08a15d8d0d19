import type * as calls from '#contract/catalog/calls.ts'
import type { Product, ProductsAsked } from '#contract/catalog/types.ts'
import { ShopError } from '#domain/errors.ts'
import type { CuratedList } from '#domain/listing/listing.ts'
import type { Asked, Handlers } from '../platform/http/serve.ts'
import type { Shop } from '../platform/shop.ts'
import { rowsOfList } from './listing/list-products.ts'
import { presentedProducts } from './present-products.ts'
import { type ProductRow, productBySlug } from './queries.ts'
import { relatedProducts } from './related-products.ts'

const relatedCount = 8

export const catalogHandlers: Handlers<typeof calls> = {
  listProducts: (asked) => listed(asked, null),
  newArrivals: (asked) => listed(asked, 'new-arrivals'),
  featured: (asked) => listed(asked, 'featured'),
  trending: (asked) => listed(asked, 'trending'),
  async getProduct({ shop, input, language }) {
    const row = await found(shop, input.slug)
    const [product] = await presentedProducts(shop, [row], language)
    if (!product) throw new ShopError('product-removed')
    return product
  },
  async relatedProducts({ shop, input, language }) {
    const row = await found(shop, input.slug)
    const related = await relatedProducts(shop.db, row, relatedCount)
    return presentedProducts(shop, related, language)
  },
}

async function found(shop: Shop, slug: string): Promise<ProductRow> {
  const row = await productBySlug(shop.db, slug)
  if (!row) throw new ShopError('product-removed')
  return row
}

type ListAsked = Pick<Asked<never>, 'shop' | 'c' | 'language'> & { input: ProductsAsked }

const listed = async (
  { shop, c, input, language }: ListAsked,
  list: CuratedList | null,
): Promise<Product[]> =>
  presentedProducts(shop, await rowsOfList({ shop, c }, list, input), language)
