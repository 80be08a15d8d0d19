import { columnKeys, recordOf } from '#domain/attributes.ts'
import { toRupees } from '#domain/money.ts'
import type { TwoSides } from '#domain/said/of-imports.ts'
import { versionOf } from '../../platform/edit-version.ts'
import type { ProductValues } from '../admin-queries.ts'
import { bareName } from './columns.ts'
import type { KeptProduct } from './queries.ts'

type Row = Omit<KeptProduct, 'created_at' | 'updated_at'>

/** Names what a file changes of a product, but for its stock: one thing in an export and when the file comes back. */
export const csvVersion = (row: Row, pictures: readonly string[]) =>
  versionOf({
    ...recordOf(columnKeys, (key) => row[key]),
    name: row.name,
    slug: row.slug,
    code: row.code,
    description: row.description,
    price: row.price_paise,
    discount: row.discount_paise,
    category: row.category_id,
    flags: [row.is_featured, row.is_new_arrival, row.is_trending],
    facts: JSON.parse(row.facts),
    ...lawOf(row),
    ...(row.making_days > 0 && { making: row.making_days }),
    ...(row.low_stock !== null && { low: row.low_stock }),
    pictures: pictures.map(bareName),
  })

/** Nothing where all is as it was before a file said it: files of before stay good. */
function lawOf(row: Row) {
  const law = [row.mrp_paise, row.tax_class, row.hsn, row.is_handicraft, row.is_cod_allowed]
  return law.join() === ',fabric,,0,1' ? {} : { law }
}

const columnOf: Partial<Record<string, string>> = {
  price_paise: 'price',
  discount_paise: 'discountPrice',
  category_id: 'category',
  is_featured: 'isFeatured',
  is_new_arrival: 'isNewArrival',
  is_trending: 'isTrending',
  mrp_paise: 'mrp',
  tax_class: 'taxClass',
  is_handicraft: 'isHandicraft',
  is_cod_allowed: 'isCodAllowed',
  making_days: 'makingDays',
  low_stock: 'lowStock',
}

/** Both sides of a row that would write over what somebody else saved since the file was made. */
export function bothSides(
  cells: Record<string, string>,
  before: KeptProduct,
  changed: Partial<ProductValues>,
): TwoSides[] {
  return Object.keys(changed).map((key) => {
    const column = columnOf[key] ?? key
    return { column, here: shown(before, key), file: cells[column] ?? null }
  })
}

function shown(before: KeptProduct, key: string): string {
  const value: unknown = Object.entries(before).find(([name]) => name === key)?.[1]
  return key.endsWith('_paise') && typeof value === 'number'
    ? String(toRupees(value))
    : String(value ?? '')
}
