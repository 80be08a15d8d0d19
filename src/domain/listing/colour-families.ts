import { familyOf } from '#domain/colour.ts'
import type { ListingFilter } from './listing.ts'
import { toggle } from './listing-choices.ts'

/** The families that colours are offered in, and the filter colours of each, in the order of the panel. */
export const colourFamilies = {
  reds: ['Maroon', 'Red', 'Rust'],
  pinks: ['Rose', 'Pink', 'Magenta', 'Peach'],
  yellows: ['Orange', 'Mustard', 'Yellow'],
  golds: ['Gold', 'Sandal', 'Copper'],
  greens: ['Bottle Green', 'Green', 'Moss', 'Mint'],
  blues: ['Navy', 'Blue', 'Sky Blue', 'Teal'],
  purples: ['Purple', 'Lavender'],
  whites: ['White', 'Cream'],
  browns: ['Brown'],
  greys: ['Black', 'Grey'],
} as const satisfies Record<string, readonly string[]>
export type ColourFamily = keyof typeof colourFamilies | 'others'

type Option = { value: string; count: number }
export type FamilyOffered<One extends Option> = {
  family: ColourFamily
  shades: One[]
  /** How many sarees its shades would match. */
  count: number
}

const families = Object.entries(colourFamilies) as [ColourFamily, readonly string[]][] // Its own keys.

/** The colours of a list, each under its family; a colour that the shop has no name for under 'others'. */
export function inFamilies<One extends Option>(colours: readonly One[]): FamilyOffered<One>[] {
  const of = (shade: Option): ColourFamily =>
    families.find(([, members]) => members.includes(familyOf(shade.value) ?? ''))?.[0] ?? 'others'
  const all: ColourFamily[] = [...families.map(([family]) => family), 'others']
  return all
    .map((family) => ({ family, shades: colours.filter((shade) => of(shade) === family) }))
    .filter(({ shades }) => shades.length > 0)
    .map((offered) => ({ ...offered, count: sum(offered.shades) }))
}

/** All shades of a family chosen; where they are already, none. Back on the first page. */
export function toggleShades(filter: ListingFilter, shades: readonly string[]): ListingFilter {
  const isWhole = shades.every((shade) => filter.colors.includes(shade))
  const changing = shades.filter((shade) => filter.colors.includes(shade) === isWhole)
  return changing.reduce((now, shade) => toggle(now, 'colors', shade), filter)
}

const sum = (shades: readonly Option[]) => shades.reduce((total, { count }) => total + count, 0)
