import { stringify } from 'csv-stringify/sync'
import type { Picture } from '#contract/product.ts'
import { toRupees } from '#domain/money.ts'
import type { Shop } from '../shop.ts'
import { columns, factColumns, harmless, joinPictures } from './csv-columns.ts'
import { allProducts, type ProductRow, picturesOf } from './queries.ts'

/** Every product as CSV; the mark at its beginning tells spreadsheets that it is UTF-8. */
export async function exportCsv(shop: Shop): Promise<string> {
  const rows = await allProducts(shop.db)
  const pictures = await picturesOf(
    shop.db,
    rows.map((row) => row.id),
  )
  const lines = rows.map((row) => lineOf(row, pictures.get(row.id) ?? []))
  return stringify([columns, ...lines], { bom: true, record_delimiter: 'windows' })
}

function lineOf(row: ProductRow, pictures: Picture[]): string[] {
  const facts: Record<string, string> = JSON.parse(row.facts)
  const cells: Record<string, string> = {
    code: row.code,
    name: row.name,
    slug: row.slug,
    description: row.description ?? '',
    price: String(toRupees(row.price_paise)),
    discountPrice: row.discount_paise === null ? '' : String(toRupees(row.discount_paise)),
    stock: String(row.stock),
    fabric: row.fabric,
    color: row.color,
    occasion: row.occasion,
    isFeatured: yesOrNo(row.is_featured),
    isNewArrival: yesOrNo(row.is_new_arrival),
    isTrending: yesOrNo(row.is_trending),
    category: row.category_slug ?? '',
    pictures: joinPictures(pictures.map(({ src }) => src.replace('/uploads/', ''))),
    ...Object.fromEntries(factColumns.map((name) => [name, facts[name] ?? ''])),
  }
  return columns.map((column) => harmless(cells[column] ?? ''))
}

const yesOrNo = (flag: number) => (flag === 1 ? 'yes' : 'no')
