import {
  attributeOf,
  attributes,
  columnKeys,
  type FactKey,
  factKeys,
  filterGroups,
  filterValue,
  saidOf,
} from '#domain/attributes.ts'
import { type EnglishText, textOf } from '#domain/translation/translation.ts'
import type { Shop } from '../platform/shop.ts'
import { rowsByIds } from './listing/listing-queries.ts'
import { presentedProducts } from './present-products.ts'
import { idsInOrder } from './queries.ts'

const step = 200
const everyProduct = 2 ** 31 - 1

/** What pieces say of themselves, some hundred pieces at a time, and at the end what they share. */
export async function* textsOfProducts(shop: Shop): AsyncGenerator<EnglishText[]> {
  const values = new Map<string, EnglishText>()
  const ids = await idsInOrder(shop.db, null, { limit: everyProduct, skip: 0 })
  for (let at = 0; at < ids.length; at += step) {
    const rows = await rowsByIds(shop.db, ids.slice(at, at + step))
    const products = await presentedProducts(shop, rows)
    for (const product of products)
      for (const text of valuesOf(product)) values.set(text.field, text)
    yield products.flatMap(({ id, name, description, pictures }) => [
      ...textOf('product', id, 'name', name),
      ...textOf('product', id, 'description', description),
      ...pictures.flatMap(({ src, alt }) => textOf('picture', id, src, alt)),
    ])
  }
  yield [...values.values()].sort((one, other) => (one.field < other.field ? -1 : 1))
}

type Described = Parameters<typeof saidOf>[0]

/** Values are what the filter names, and facts as they stand on the piece. */
function valuesOf(product: Described): EnglishText[] {
  const value = (key: string, english: string) => textOf('value', 0, `${key}:${english}`, english)
  return [
    ...columnKeys.flatMap((key) => value(key, product[key])),
    ...filterGroups.flatMap((group) => value(attributeOf[group], filterValue(product, group))),
    ...factKeys.filter(isWords).flatMap((key) => value(key, saidOf(product, key))),
  ]
}

const isWords = (key: FactKey) => attributes[key].kind !== 'measure'
