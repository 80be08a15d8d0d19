import { policy } from './policy.ts'

type Attribute = {
  /** `colour` is shown with a swatch; a `measure` reads alike in every language, everything else is words. */
  kind: 'name' | 'colour' | 'text' | 'measure'
  /** A column of its own, which every saree fills, or one of the facts, each of which may be unknown. */
  kept: 'column' | 'facts'
  /** What shoppers filter by it as: its name in addresses, calls and facets. */
  group?: string
  /** Whether its filter goes by what stands behind the last comma, not before the first. */
  isFilteredByEnd?: true
  /** Whether a search finds a saree by its words as by its name. */
  isFound?: true
  /** A mark of trust, of which the number is said. */
  isMark?: true
  /** What holds where nothing is said. */
  otherwise?: string
  /** Whether one saree after the other of a category has the same, so that staff are offered the last one's. */
  isAlike?: true
}

/** What is said of a saree, a row each, in the order in which the shop shows it; the words stand in web/words. */
export const attributes = {
  fabric: { kind: 'name', kept: 'column', group: 'fabrics', isFound: true, isAlike: true },
  color: { kind: 'colour', kept: 'column', group: 'colors', isFound: true },
  occasion: { kind: 'name', kept: 'column', group: 'occasions', isFound: true, isAlike: true },
  weave: { kind: 'name', kept: 'facts', group: 'weaves', isFound: true },
  // 'Kanchipuram, Tamil Nadu' is of the region Tamil Nadu.
  place: { kind: 'name', kept: 'facts', group: 'regions', isFilteredByEnd: true, isFound: true },
  // What the loom draws; of a category and a design there are the same sarees in other colours.
  design: { kind: 'name', kept: 'facts', group: 'designs', isFound: true },
  length: { kind: 'measure', kept: 'facts', isAlike: true },
  blouse: { kind: 'text', kept: 'facts' },
  border: { kind: 'name', kept: 'facts', group: 'borders' },
  pallu: { kind: 'text', kept: 'facts' },
  zari: { kind: 'name', kept: 'facts', group: 'zari' },
  weight: { kind: 'measure', kept: 'facts' },
  care: { kind: 'text', kept: 'facts', isAlike: true },
  fibre: { kind: 'text', kept: 'facts' },
  // What the Legal Metrology rules want said of a piece (rule 6(10)); by the country it is found too (rule 6(10A)).
  netQuantity: { kind: 'measure', kept: 'facts', otherwise: '1 N', isAlike: true },
  country: { kind: 'name', kept: 'facts', group: 'countries', otherwise: 'India', isAlike: true },
  maker: { kind: 'text', kept: 'facts', isAlike: true },
  // The number under which somebody vouches for it; shown beside the price where the owner gave one.
  silkMark: { kind: 'measure', kept: 'facts', isMark: true },
  handloomMark: { kind: 'measure', kept: 'facts', isMark: true },
  handloomBrand: { kind: 'measure', kept: 'facts', isMark: true },
  geographicalIndication: { kind: 'measure', kept: 'facts', isMark: true },
  importer: { kind: 'text', kept: 'facts', isAlike: true },
} as const satisfies Record<string, Attribute>

type Table = typeof attributes
export type AttributeKey = keyof Table

type KeptAs<Place> = {
  [Key in AttributeKey]: Table[Key]['kept'] extends Place ? Key : never
}[AttributeKey]
export type ColumnKey = KeptAs<'column'>
export type FactKey = KeptAs<'facts'>

export type FilterGroup = {
  [Key in AttributeKey]: Table[Key] extends { group: infer Group extends string } ? Group : never
}[AttributeKey]

const rows = Object.entries(attributes) as [AttributeKey, Attribute][] // Object.entries forgets the keys.
const keysKept = (place: Attribute['kept']) =>
  rows.filter(([, { kept }]) => kept === place).map(([key]) => key)

export const columnKeys = keysKept('column') as ColumnKey[] // By the filter.
export const factKeys = keysKept('facts') as FactKey[] // By the filter.

/** The marks of trust, in the order in which they stand beside the price. */
export const markKeys = factKeys.filter((key) => (attributes[key] as Attribute).isMark)

/** Those in which sarees of a category are mostly alike. */
export const alikeKeys = rows.flatMap(([key, { isAlike }]) => (isAlike ? [key] : []))

/** Those by whose words a search finds a saree. */
export const foundKeys = rows.flatMap(([key, { isFound }]) => (isFound ? [key] : []))

/** The attribute that each group of the filter panel selects on, in the order of the panel and of addresses. */
export const attributeOf = Object.fromEntries(
  rows.flatMap(([key, { group }]) => (group === undefined ? [] : [[group, key]])),
) as Record<FilterGroup, AttributeKey> // Every group once.

export const filterGroups = Object.keys(attributeOf) as FilterGroup[] // Its keys alone.

/** Whether its values are shown with a swatch. */
export const isColour = (group: FilterGroup) => attributes[attributeOf[group]].kind === 'colour'

/** One value for each of the keys. */
export const recordOf = <Key extends string, Value>(
  keys: readonly Key[],
  make: (key: Key) => Value,
) => Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<Key, Value> // Every key once.

export type Facts = Partial<Record<FactKey, string>>

/** So many values of a group are offered: all of a column, of facts, which are written freely, the commonest. */
export const mostOptions = (group: FilterGroup) =>
  isColumn(attributeOf[group]) ? Number.POSITIVE_INFINITY : policy.listing.maxOptions

export type Described = Record<ColumnKey, string> & {
  facts?: { [Key in FactKey]?: string | undefined }
}

/** What an attribute of a saree is filtered by; '' where nothing is known. */
export function filterValue(saree: Described, group: FilterGroup): string {
  const key = attributeOf[group]
  const said = saidOf(saree, key)
  if (isColumn(key)) return said
  return partOf(said, (attributes[key] as Attribute).isFilteredByEnd ? -1 : 0)
}

/** What is said of a saree; '' where nothing is known. */
export const saidOf = (saree: Described, key: AttributeKey): string =>
  isColumn(key) ? saree[key] : String(saree.facts?.[key] || otherwiseOf(key))

/** What holds of a saree where nothing is said; '' where nothing does. */
export const otherwiseOf = (key: AttributeKey): string =>
  (attributes[key] as Attribute).otherwise ?? ''

/** True of a group with nothing to choose: all that is found is what holds where nothing is said. */
export const isIdle = (group: FilterGroup, values: readonly string[]) =>
  values.every((value) => value === otherwiseOf(attributeOf[group]))

export const isColumn = (key: AttributeKey): key is ColumnKey => attributes[key].kept === 'column'

/** What a fact says first (0), 'Korvai' of 'Korvai, three-shuttle', or last (-1). A sentence too long for an address is none. */
function partOf(fact: string, at: 0 | -1): string {
  const part = fact.split(',').at(at)?.trim() ?? ''
  return part.length > policy.listing.maxValueLength ? '' : part
}
