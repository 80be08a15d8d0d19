import type * as calls from '#contract/catalog/calls.ts'
import type { Product, ProductsAsked } from '#contract/catalog/types.ts'
import { contrastOf } from '#domain/cloth/in-words.ts'
import { ShopError } from '#domain/errors.ts'
import { readIds } from '#domain/kinship/chosen-pieces.ts'
import type { CuratedList } from '#domain/listing/listing.ts'
import type { Asked, Handlers } from '../platform/http/serve.ts'
import type { Shop } from '../platform/shop.ts'
import { companionsOf } from './companions.ts'
import { rowsOfList } from './listing/list-products.ts'
import { cardsByIds, rowsByIds } from './listing/listing-queries.ts'
import { presentedCards, presentedProducts } from './present-products.ts'
import { type ProductRow, productBySlug } from './queries.ts'
import { relatedProducts } from './related-products.ts'
import { waysIn } from './ways-in.ts'

const relatedCount = 8
const mostChosen = 12

export const catalogHandlers: Handlers<typeof calls> = {
  listProducts: (asked) => listed(asked, null),
  newArrivals: (asked) => listed(asked, 'new-arrivals'),
  featured: (asked) => listed(asked, 'featured'),
  trending: (asked) => listed(asked, 'trending'),
  async getProduct({ shop, input, language }) {
    const row = await found(shop, input.slug)
    const [product] = await presentedProducts(shop, [row], language)
    if (!product) throw new ShopError('product-removed')
    // The facts as they are kept: colours are known by their English names.
    const contrast = contrastOf({ ...row, facts: JSON.parse(row.facts) })
    return { ...product, ...(contrast && { contrast }) }
  },
  async relatedProducts({ shop, input, language }) {
    const row = await found(shop, input.slug)
    const related = await relatedProducts(shop.db, row, relatedCount)
    return presentedProducts(shop, related, language)
  },
  async chosenProducts({ shop, input, language }) {
    const rows = await rowsByIds(shop.db, readIds(input.ids, mostChosen))
    return presentedProducts(shop, rows, language)
  },
  waysIn: ({ shop, language }) => waysIn(shop, language),
  async companions({ shop, input, language }) {
    const { otherColours, goesWith } = await companionsOf(shop.db, await found(shop, input.slug))
    const cards = async (ids: number[]) =>
      presentedCards(shop, await cardsByIds(shop.db, ids), language)
    return { otherColours: await cards(otherColours), goesWith: await cards(goesWith) }
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
