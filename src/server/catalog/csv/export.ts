import type { Picture } from '#contract/catalog/types.ts'
import { columnKeys, factKeys, recordOf } from '#domain/attributes.ts'
import { toRupees } from '#domain/money.ts'
import { type CostRow, lastCosts } from '../../costs/queries.ts'
import { csvHead, csvLines } from '../../platform/csv.ts'
import type { Shop } from '../../platform/shop.ts'
import { rowsByIds } from '../listing/listing-queries.ts'
import { idsInSteps, type ProductRow, picturesOf } from '../queries.ts'
import { columnsFor, joinPictures } from './columns.ts'
import { costCells } from './costs.ts'
import { csvVersion } from './version.ts'

/** Few at a time: what is in work at once is what an export holds in memory. */
const step = 100

/**
 * Every product as CSV, the last one first, in parts: a file of any length is read in steps; with what each cost only
 * for those who may see it. The mark at its beginning tells
 * spreadsheets that it is UTF-8.
 */
export async function* exportCsv(shop: Shop, withCosts = false): AsyncGenerator<string> {
  const columns = columnsFor(withCosts)
  yield csvHead(columns)
  for await (const some of idsInSteps(shop.db, step)) {
    const [rows, pictures] = await Promise.all([
      rowsByIds(shop.db, some),
      picturesOf(shop.db, some),
    ])
    const costs = withCosts ? await lastCosts(shop.db.read, some) : new Map<number, CostRow>()
    yield csvLines(
      rows.map((row) => {
        const cells = {
          ...cellsOf(row, pictures.get(row.id) ?? []),
          ...costCells(costs.get(row.id)),
        }
        return columns.map((column) => cells[column] ?? '')
      }),
    )
  }
}

function cellsOf(row: ProductRow, pictures: Picture[]): Record<string, string> {
  const facts: Record<string, string> = JSON.parse(row.facts)
  return {
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
    lowStock: row.low_stock === null ? '' : String(row.low_stock),
    category: row.category_slug ?? '',
    pictures: joinPictures(pictures.map(({ src }) => src.replace('/uploads/', ''))),
    ...recordOf(factKeys, (key) => facts[key] ?? ''),
    version: csvVersion(
      row,
      pictures.map(({ src }) => src),
    ),
  }
}

const yesOrNo = (flag: number) => (flag === 1 ? 'yes' : 'no')
