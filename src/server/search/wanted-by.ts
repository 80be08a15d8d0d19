import { mostMakingFor } from '#domain/delivery/shipping.ts'
import { endOfDay } from '#domain/india-day.ts'
import type { ListingFilter, ListingScope } from '#domain/listing/listing.ts'
import { parseFilter, type QueryValues } from '#domain/listing/listing-query.ts'
import type { Wanted } from '../catalog/listing/facet-scan.ts'
import { categoryOfSlug } from '../catalog/listing/listing-queries.ts'
import type { Database } from '../platform/db/database.ts'
import type { Shop } from '../platform/shop.ts'
import { type Heard, heard } from './heard.ts'

type Asked = Wanted & { scope: ListingScope; meant: Heard }

/** What an address or a kept search wants of the shop, with what its words mean. */
export async function wantedBy(shop: Shop, values: QueryValues): Promise<Asked> {
  const { db } = shop
  const filter = parseFilter(values)
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
