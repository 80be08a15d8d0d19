import type * as calls from '#contract/search/calls.ts'
import type { ListingQuery } from '#contract/search/types.ts'
import { pagesOf } from '#domain/listing/listing.ts'
import { presentedCards } from '../catalog/present-products.ts'
import { countProducts, searchProducts } from '../catalog/search-products.ts'
import { facetsIn } from '../catalog/translate-facets.ts'
import type { Handlers } from '../platform/http/serve.ts'
import type { Shop } from '../platform/shop.ts'
import { completion } from './complete.ts'
import { presentCriteria, presentUnderstood } from './present-understood.ts'
import { suggestions } from './suggest.ts'
import { wantedBy } from './wanted-by.ts'
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

/** What a call asks for. */
const asked = (shop: Shop, input: ListingQuery) => {
  const values = new Map(Object.entries(input))
  return wantedBy(shop, { getAll: (name) => [values.get(name) ?? []].flat() })
}
