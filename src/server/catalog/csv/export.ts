import type { Picture } from '#contract/catalog/types.ts'
import { columnKeys, factKeys, recordOf } from '#domain/attributes.ts'
import { toRupees } from '#domain/money.ts'
import { csvHead, csvLines } from '../../platform/csv.ts'
import type { Shop } from '../../platform/shop.ts'
import { rowsByIds } from '../listing/listing-queries.ts'
import { idsInSteps, type ProductRow, picturesOf } from '../queries.ts'
import { columns, joinPictures } from './columns.ts'
import { csvVersion } from './version.ts'

/** Few at a time: what is in work at once is what an export holds in memory. */
const step = 100

/**
 * Every product as CSV, the last one first, in parts: a file of any length is read in steps. The mark at its beginning tells
 * spreadsheets that it is UTF-8.
 */
export async function* exportCsv(shop: Shop): AsyncGenerator<string> {
  yield csvHead(columns)
  for await (const some of idsInSteps(shop.db, step)) {
    const [rows, pictures] = await Promise.all([
      rowsByIds(shop.db, some),
      picturesOf(shop.db, some),
    ])
    yield csvLines(rows.map((row) => lineOf(row, pictures.get(row.id) ?? [])))
  }
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
    stockSeen: String(row.stock),
    ...recordOf(columnKeys, (key) => row[key]),
    isFeatured: yesOrNo(row.is_featured),
    isNewArrival: yesOrNo(row.is_new_arrival),
    isTrending: yesOrNo(row.is_trending),
    mrp: row.mrp_paise === null ? '' : String(toRupees(row.mrp_paise)),
    ...{ taxClass: row.tax_class, hsn: row.hsn },
    isHandicraft: yesOrNo(row.is_handicraft),
    isCodAllowed: yesOrNo(row.is_cod_allowed),
    makingDays: row.making_days === 0 ? '' : String(row.making_days),
    category: row.category_slug ?? '',
    pictures: joinPictures(pictures.map(({ src }) => src.replace('/uploads/', ''))),
    ...recordOf(factKeys, (key) => facts[key] ?? ''),
    version: csvVersion(
      row,
      pictures.map(({ src }) => src),
    ),
  }
  return columns.map((column) => cells[column] ?? '')
}

const yesOrNo = (flag: number) => (flag === 1 ? 'yes' : 'no')
