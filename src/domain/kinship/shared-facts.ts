import { type ColumnKey, type FactKey, type FilterGroup, filterValue } from '#domain/attributes.ts'
import type { Paise } from '#domain/money.ts'

/** What two sarees are compared by. */
export type Kin = Record<ColumnKey, string> & {
  facts?: { [Key in FactKey]?: string | undefined }
  categoryId: number
  currentPricePaise: Paise
}

/** What two sarees may have in common, what says the most first. */
export const sharedFactKinds = [
  'weave',
  'border',
  'color',
  'category',
  'fabric',
  'occasion',
  'price',
] as const
export type SharedFact = (typeof sharedFactKinds)[number]

/** So many are told on a card; more would be a list that nobody reads. */
const mostTold = 2

/** Why a saree stands beside another: what both have, two facts at most, in the order of their worth. */
export function sharedFacts(saree: Kin, other: Kin): SharedFact[] {
  return sharedFactKinds.filter((kind) => shares(saree, other, kind)).slice(0, mostTold)
}

function shares(saree: Kin, other: Kin, kind: SharedFact): boolean {
  if (kind === 'category') return saree.categoryId === other.categoryId
  if (kind === 'price') return isNearPrice(saree.currentPricePaise, other.currentPricePaise)
  const value = filterValue(saree, groupOf[kind])
  return value !== '' && value === filterValue(other, groupOf[kind])
}

const groupOf: Record<Exclude<SharedFact, 'category' | 'price'>, FilterGroup> = {
  weave: 'weaves',
  border: 'borders',
  color: 'colors',
  fabric: 'fabrics',
  occasion: 'occasions',
}

/** True of a price that a shopper who can pay the first would look at: three fifths of it to eight fifths. */
export function isNearPrice(paise: Paise, other: Paise): boolean {
  return other >= Math.round(paise * 0.6) && other <= Math.round(paise * 1.6)
}
