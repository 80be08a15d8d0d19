import { colours, type Dice, weaves } from '#server/app/seed/weaves.ts'

/** A filtered, sorted page of 24 with facet counts, as one call. */
export function question(roll: Dice, slugs: string[]): string {
  const weave = roll.one(weaves)
  const query = new URLSearchParams()
  if (roll.chance(0.4)) query.set('category', roll.one(slugs))
  if (roll.chance(0.3)) query.set('fabrics', weave.fabric)
  if (roll.chance(0.4)) query.set('colors', [roll.one(colours), roll.one(colours)].join(','))
  if (roll.chance(0.25)) query.set('occasions', roll.one(weave.occasions))
  if (roll.chance(0.3)) query.set('minPrice', String(Math.floor(roll.number() * 10) * 1000))
  if (roll.chance(0.3)) query.set('maxPrice', String(Math.floor(10 + roll.number() * 40) * 1000))
  if (roll.chance(0.1)) query.set('filter', roll.one(['new-arrivals', 'featured', 'trending']))
  query.set('sort', roll.one(['latest', 'price-asc', 'price-desc']))
  if (roll.chance(0.2)) query.set('page', String(2 + Math.floor(roll.number() * 4)))
  return `/api/search?${query}`
}

/** What is asked while somebody types. */
export function halfTyped(roll: Dice): string {
  const weave = roll.one(weaves)
  const text = roll.one([weave.name, `${roll.one(colours)} ${weave.name}`, weave.fabric])
  return `/api/search/suggestions?q=${encodeURIComponent(text.slice(0, 3 + roll.number() * 9))}`
}

/** A search by words, one of them misspelt now and then. */
export const searched = (roll: Dice) =>
  `/api/search?q=${encodeURIComponent(roll.one(['pattu', 'kanjeevaram maroon', 'temple border']))}`
