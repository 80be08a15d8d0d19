import type { Announcements, Menus } from '#contract/settings/shop-front-types.ts'
import { type Place, placeOf } from '#domain/shop-front/link.ts'
import type { Shop } from '../../platform/shop.ts'
import { slugsThere } from './place-queries.ts'

/** Those of the addresses that lead to a page, a category, a saree or a story that visitors do not find now. */
export async function leadingNowhere(
  { db, now }: Pick<Shop, 'db' | 'now'>,
  addresses: readonly string[],
): Promise<string[]> {
  const places = addresses.map((address) => ({ address, place: placeOf(address) }))
  const kinds = new Set(places.flatMap(({ place }) => (place ? [place.kind] : [])))
  const there = new Set<string>()
  for (const kind of kinds) {
    const slugs = places.flatMap(({ place }) => (place?.kind === kind ? [place.slug] : []))
    for (const { slug, old_slug } of await slugsThere(db.read, kind, { slugs, now: now() })) {
      there.add(nameOf({ kind, slug }))
      if (old_slug !== null) there.add(nameOf({ kind, slug: old_slug }))
    }
  }
  return places.flatMap(({ address, place }) =>
    place === null || there.has(nameOf(place)) ? [] : [address],
  )
}

export const linksOfBar = ({ items }: Announcements) => items.map(({ link }) => link)

export const linksOfMenus = ({ header, footer }: Menus) =>
  [...header, ...footer].map(({ address }) => address)

const nameOf = ({ kind, slug }: Place) => `${kind} ${slug}`
