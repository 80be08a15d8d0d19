import type { Announcements, Menus } from '#contract/settings/shop-front-types.ts'
import { type Place, placeOf } from '#domain/shop-front/link.ts'
import { linksIn } from '#domain/shop-front/links-in.ts'
import type { Shop } from '../../platform/shop.ts'
import { slugsThere } from './place-queries.ts'

/**
 * Those of the addresses that lead to a page, a category, a saree or a story that visitors do not find now; one with the shop's own name
 * in front is a path of the shop too.
 */
export async function leadingNowhere(
  { db, now, config }: Shop,
  addresses: readonly string[],
): Promise<string[]> {
  const path = (address: string) =>
    address.startsWith(`${config.publicUrl}/`) ? address.slice(config.publicUrl.length) : address
  const places = addresses.map((address) => ({ address, place: placeOf(path(address)) }))
  const kinds = new Set(places.flatMap(({ place }) => (place ? [place.kind] : [])))
  const there = new Set<string>()
  for (const kind of kinds) {
    const wanted = new Set(places.flatMap(({ place }) => (place?.kind === kind ? place.slug : [])))
    for (const slugs of inParts([...wanted])) {
      for (const { slug, old_slug } of await slugsThere(db.read, kind, { slugs, now: now() })) {
        there.add(nameOf({ kind, slug }))
        if (old_slug !== null) there.add(nameOf({ kind, slug: old_slug }))
      }
    }
  }
  return places.flatMap(({ address, place }) =>
    place === null || there.has(nameOf(place)) ? [] : [address],
  )
}

/** Each of these with where links inside its text lead that visitors do not find now, if there are any. */
export async function withNowhere<Thing extends { content: string }>(
  shop: Shop,
  things: readonly Thing[],
): Promise<(Thing & { nowhere?: string[] })[]> {
  const links = things.map(({ content }) => linksIn(content))
  const missing = new Set(await leadingNowhere(shop, [...new Set(links.flat())]))
  return things.map((thing, at) => {
    const nowhere = links[at]?.filter((address) => missing.has(address)) ?? []
    return nowhere.length > 0 ? { ...thing, nowhere } : thing
  })
}

export const linksOfBar = ({ items }: Announcements) => items.map(({ link }) => link)

export const linksOfMenus = ({ header, footer }: Menus) =>
  [...header, ...footer].map(({ address }) => address)

/** A question to the database has no more places than this. */
const atOnce = 1000

const inParts = (slugs: string[]) =>
  Array.from({ length: Math.ceil(slugs.length / atOnce) }, (_, at) =>
    slugs.slice(at * atOnce, (at + 1) * atOnce),
  )

const nameOf = ({ kind, slug }: Place) => `${kind} ${slug}`
