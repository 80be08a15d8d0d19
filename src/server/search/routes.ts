import type * as calls from '#contract/search/calls.ts'
import type { ListingQuery } from '#contract/search/types.ts'
import { mostMakingFor } from '#domain/delivery/shipping.ts'
import { endOfDay } from '#domain/india-day.ts'
import { type ListingFilter, type ListingScope, pagesOf } from '#domain/listing/listing.ts'
import { parseFilter } from '#domain/listing/listing-query.ts'
import type { Wanted } from '../catalog/listing/facet-scan.ts'
import { categoryOfSlug } from '../catalog/listing/listing-queries.ts'
import { presentedCards } from '../catalog/present-products.ts'
import { countProducts, searchProducts } from '../catalog/search-products.ts'
import { facetsIn } from '../catalog/translate-facets.ts'
import type { Database } from '../platform/db/database.ts'
import type { Handlers } from '../platform/http/serve.ts'
import type { Shop } from '../platform/shop.ts'
import { completion } from './complete.ts'
import { type Heard, heard } from './heard.ts'
import { presentCriteria, presentUnderstood } from './present-understood.ts'
import { suggestions } from './suggest.ts'
import { waysOn } from './ways-on.ts'

export const searchHandlers: Handlers<typeof calls> = {
  async search({ shop, input, language }) {
    const { filter, mostMaking, scope, meant } = await asked(shop, input)
    const { rows, total, facets, outside } = await searchProducts(
      shop.db,
      { filter, mostMaking },
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
    const { filter, mostMaking, scope, meant } = await asked(shop, input)
    const { facets } = await countProducts(shop.db, { filter, mostMaking }, scope, meant.found)
    return facetsIn(shop.db, language, facets)
  },
}

type Asked = Wanted & { scope: ListingScope; meant: Heard }

async function asked(shop: Shop, input: ListingQuery): Promise<Asked> {
  const { db } = shop
  const values = new Map(Object.entries(input))
  const filter = parseFilter({ getAll: (name) => [values.get(name) ?? []].flat() })
  const isPriceChosen = filter.minPrice !== null || filter.maxPrice !== null
  const meant = await heard(db, filter.text, { isPriceChosen })
  // Who asks for something cheap wants the cheapest first, unless another order was chosen.
  const sort = filter.sort === 'best' ? (meant.plan.order?.sort ?? 'best') : filter.sort
  return {
    ...{ filter: { ...filter, sort }, mostMaking: await mostMaking(shop, filter) },
    ...{ scope: await scopeOf(db, filter.category), meant },
  }
}

/** By what the shop promises everywhere, at the end of the day: an answer that everybody shares is never too early. */
const mostMaking = async (shop: Shop, { by }: ListingFilter) =>
  by === null ? null : mostMakingFor(await shop.deliveryTerms(), endOfDay(shop.now()), by)

/** A known category means its own pieces, an unknown one those that mention it (spec §7). */
async function scopeOf(db: Database, category: string | null): Promise<ListingScope> {
  if (category === null) return { kind: 'all' }
  const known = await categoryOfSlug(db, category)
  return known ? { kind: 'category', categoryId: known.id } : { kind: 'text', text: category }
}
