import type { WayIn, WaysIn } from '#contract/catalog/types.ts'
import { attributeOf } from '#domain/attributes.ts'
import type { Language } from '#domain/language.ts'
import { bandsOf } from '#domain/listing/price-bands.ts'
import { toRupees } from '#domain/money.ts'
import type { Shop } from '../platform/shop.ts'
import { wordsIn } from '../translations/words-in.ts'
import { type Bits, both, countBits, rowsBackwards, without } from './listing/bits.ts'
import { type Columns, priceSpan } from './listing/facet-columns.ts'
import { spreadOver } from './listing/facet-scan.ts'
import { listingIndexOf } from './listing/listing-index.ts'
import { picturesOf } from './queries.ts'

type Group = 'occasions' | 'regions'

/** Where a shopper may begin: what is in stock by occasion, by price and by region, what there is most of first. */
export async function waysIn(shop: Shop, language: Language = 'en'): Promise<WaysIn> {
  const columns = await listingIndexOf(shop.db).columns()
  const inStock = without(columns.live, columns.soldOut)
  const spread = spreadOver(columns, inStock)
  const told = async (group: Group) =>
    inWords(shop, language, group, found(columns, inStock, group))
  return {
    occasions: await told('occasions'),
    regions: await told('regions'),
    bands: bandsOf(spread, spread),
  }
}

type Found = { value: string; count: number; from: number; pieceId: number }

function found(columns: Columns, inStock: Bits, group: Group): Found[] {
  return [...columns.choices[group]]
    .flatMap(([value, having]) => {
      const rows = both(having, inStock)
      const span = priceSpan(columns, rows)
      const [newest] = rowsBackwards(rows)
      if (value === '' || !span || newest === undefined) return []
      const pieceId = columns.ids[newest] ?? 0
      return [{ value, count: countBits(rows), from: toRupees(span.cheapest), pieceId }]
    })
    .sort((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1))
}

/** As they read in a language, each with the picture of its newest piece. */
async function inWords(
  shop: Shop,
  language: Language,
  group: Group,
  ways: Found[],
): Promise<WayIn[]> {
  const words = language === 'en' ? undefined : await wordsIn(shop.db, language)
  const pictures = await picturesOf(
    shop.db,
    ways.map(({ pieceId }) => pieceId),
  )
  return ways.map(({ pieceId, ...way }) => {
    const label = words?.('value', 0, `${attributeOf[group]}:${way.value}`, way.value)
    const picture = pictures.get(pieceId)?.[0] ?? null
    if (!words) return { ...way, picture }
    return { ...way, picture, ...(label === undefined ? { inEnglish: ['value'] } : { label }) }
  })
}
