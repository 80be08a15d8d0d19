import type { ProductsAsked } from '#contract/catalog/types.ts'
import type { CuratedList } from '#domain/listing/listing.ts'
import { policy } from '#domain/policy.ts'
import type { Call } from '../../platform/http/request.ts'
import type { Shop } from '../../platform/shop.ts'
import { countListed, idsInOrder, type Listed, type ProductRow } from '../queries.ts'
import { rowsByIds } from './listing-queries.ts'

/**
 * The rows of a list, newest first: all of them, as the specification says, up to 2,000, and beyond that 2,000 a
 * page (decisions: `GET /api/products` of a large catalogue), so that no answer grows with the catalogue. The head of
 * the answer says how many there are in all, and where the next page is (RFC 8288).
 */
export async function rowsOfList(
  asker: Asker,
  list: CuratedList | null,
  asked: ProductsAsked,
): Promise<ProductRow[]> {
  return rowsByIds(asker.shop.db, await idsOfList(asker, list, asked))
}

type Asker = { shop: Shop; c: Call }

/** The ids alone. */
export async function idsOfList(
  { shop, c }: Asker,
  list: Listed,
  asked: ProductsAsked,
): Promise<number[]> {
  const limit = Number(asked.limit ?? policy.productsPerAnswer)
  const page = Number(asked.page ?? 1)
  const ids = await idsInOrder(shop.db, list, { limit, skip: (page - 1) * limit })
  const isAll = page === 1 && ids.length < limit
  const total = isAll ? ids.length : await countListed(shop.db, list)
  c.header('X-Total-Count', String(total))
  if (page * limit < total) c.header('Link', `<${nextOf(c, page)}>; rel="next"`)
  return ids
}

/** The address that was asked for, one page on. */
function nextOf(c: Call, page: number): string {
  const { pathname, searchParams } = new URL(c.req.url)
  searchParams.set('page', String(page + 1))
  return `${pathname}?${searchParams}`
}
