import type * as calls from '#contract/search/calls.ts'
import type { ListingQuery } from '#contract/search/types.ts'
import { type ListingFilter, type ListingScope, pagesOf } from '#domain/listing/listing.ts'
import { parseFilter } from '#domain/listing/listing-query.ts'
import { categoryOfSlug } from '../catalog/listing/listing-queries.ts'
import { presentedCards } from '../catalog/present-products.ts'
import { countProducts, searchProducts } from '../catalog/search-products.ts'
import { facetsIn } from '../catalog/translate-facets.ts'
import type { Database } from '../platform/db/database.ts'
import type { Handlers } from '../platform/http/serve.ts'
import { completion } from './complete.ts'
import { type Heard, heard } from './heard.ts'
import { presentCriteria, presentUnderstood } from './present-understood.ts'
import { suggestions } from './suggest.ts'
import { waysOn } from './ways-on.ts'

export const searchHandlers: Handlers<typeof calls> = {
  async search({ shop, input, language }) {
    const { filter, scope, meant } = await asked(shop.db, input)
    const { rows, total, facets, outside } = await searchProducts(
      shop.db,
      filter,
      scope,
      meant.found,
    )
    return {
      items: await presentedCards(shop, rows, language),
      ...(outside.length > 0 && { justOutside: await presentedCards(shop, outside, language) }),
      total,
      page: filter.page,
      pages: pagesOf(total),
      facets: await facetsIn(shop.db, language, facets),
      correctedTo: total > 0 ? meant.plan.correctedTo : null,
      suggestions: total === 0 ? await waysOn(shop.db, filter.text, meant.plan, language) : [],
      understood: presentUnderstood(filter.text ?? '', meant.plan),
      givenUp: total > 0 ? presentCriteria(filter.text ?? '', meant.givenUp) : [],
      leftOut: meant.plan.unknown.slice(),
      ...(meant.plan.notRead !== '' && { notRead: meant.plan.notRead }),
      elsewhere: meant.plan.elsewhere.slice(),
      help: meant.plan.help.slice(),
    }
  },
  suggest: ({ shop, input, language }) => suggestions(shop, input.q, language),
  complete: ({ shop, input, language }) => completion(shop, input.q, language),
  async productFacets({ shop, input, language }) {
    const { filter, scope, meant } = await asked(shop.db, input)
    const { facets } = await countProducts(shop.db, filter, scope, meant.found)
    return facetsIn(shop.db, language, facets)
  },
}

type Asked = { filter: ListingFilter; scope: ListingScope; meant: Heard }

async function asked(db: Database, input: ListingQuery): Promise<Asked> {
  const values = new Map(Object.entries(input))
  const filter = parseFilter({ getAll: (name) => [values.get(name) ?? []].flat() })
  const isPriceChosen = filter.minPrice !== null || filter.maxPrice !== null
  const meant = await heard(db, filter.text, { isPriceChosen })
  // Who asks for something cheap wants the cheapest first, unless another order was chosen.
  const sort = filter.sort === 'best' ? (meant.plan.order?.sort ?? 'best') : filter.sort
  return { filter: { ...filter, sort }, scope: await scopeOf(db, filter.category), meant }
}

/** A known category means its own pieces, an unknown one those that mention it (spec §7). */
async function scopeOf(db: Database, category: string | null): Promise<ListingScope> {
  if (category === null) return { kind: 'all' }
  const known = await categoryOfSlug(db, category)
  return known ? { kind: 'category', categoryId: known.id } : { kind: 'text', text: category }
}
