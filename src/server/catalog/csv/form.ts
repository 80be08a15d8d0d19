import { ProductForm, ProductPatch } from '#contract/catalog/admin-types.ts'
import { ClothFacts } from '#contract/catalog/types.ts'
import { inOwnWords, readIssues } from '#contract/read-issues.ts'
import { columnKeys, factKeys } from '#domain/attributes.ts'
import { inEnglish } from '#domain/refusals/list.ts'
import type { ImportCode } from '#domain/said/of-imports.ts'
import { refuseSlug, slugify } from '#domain/slug.ts'
import { type CsvFault, faultOf } from '../../platform/csv.ts'
import type { KeptProduct } from './queries.ts'
import type { CsvRow } from './read.ts'
import { readStock, type StockDoubt } from './stock.ts'

type Cells = CsvRow['cells']
/** What the product form is given, by the names of its fields. */
type Input = Record<string, unknown>
type Refuse = (column: string, code: ImportCode) => void
/** What a row asks for, or what is wrong with it. */
export type Read =
  | { form: ProductForm | ProductPatch; doubt: StockDoubt | null; faults: [] }
  | { form: null; faults: CsvFault[] }

const plain = ['name', 'slug', 'code', 'description', 'taxClass', 'hsn', ...columnKeys]
const numbers = ['price', 'discountPrice', 'stock', 'mrp', 'makingDays', 'lowStock']
const flags = ['isFeatured', 'isNewArrival', 'isTrending', 'isHandicraft', 'isCodAllowed']
/** What a new product must say, so that a missing column is refused like an empty cell. */
const blank: Input = Object.fromEntries(
  ['name', 'price', ...columnKeys].map((column) => [column, '']),
)
const yes = new Set(['yes', 'true', '1', 'y'])
const no = new Set(['no', 'false', '0', 'n', ''])

/** Reads a row by the rules of the product form: all of a new product, or what the file says of a known one. */
export function readRow(
  { row, cells }: CsvRow,
  before: KeptProduct | null,
  categoryIds: ReadonlyMap<string, number>,
): Read {
  const faults: CsvFault[] = []
  const refuse: Refuse = (column, code) => void faults.push(faultOf(row, column, code))
  const input = { ...(before ? {} : blank), ...valuesOf(cells, refuse) }
  dropEmpty(input, before)
  const counted = before && readStock(cells, before.stock, refuse)
  if (counted) {
    delete input['stock']
    if (counted.stock !== before.stock) input['stock'] = counted.stock
  }
  if (!before && !input['slug']) input['slug'] = slugify(cells['name'] ?? '')
  // One whose category was deleted comes back from an export without one, and stays so.
  if (!before || cells['category']) input['categoryId'] = categoryIn(cells, categoryIds, refuse)
  const facts = factsOf(cells, before)
  if (facts) input['facts'] = facts
  const parsed = (before ? ProductPatch : ProductForm).safeParse(input, inOwnWords)
  const { fields } = readIssues(parsed.error?.issues ?? [], input)
  for (const [path, sentence] of Object.entries(fields)) {
    const column = columnOf(path)
    // What the cell is refused for already is said in the file's own words.
    if (!faults.some((fault) => fault.column === column))
      faults.push({ row, column, message: sentence })
  }
  const reserved = reservedSlug(input['slug'], before)
  if (reserved) faults.push({ row, column: 'slug', message: reserved })
  return parsed.success && faults.length === 0
    ? { form: parsed.data, doubt: counted?.doubt ?? null, faults: [] }
    : { form: null, faults }
}

/** The cells of a row as the form's fields want them. */
function valuesOf(cells: Cells, refuse: Refuse): Input {
  const values: Input = {}
  for (const column of plain) if (column in cells) values[column] = cells[column]
  for (const column of numbers) {
    if (column in cells) values[column] = cells[column]?.replace(/[₹,\s]/g, '')
  }
  for (const column of flags) {
    const word = cells[column]?.toLowerCase()
    // An empty cell is a no, but for what is allowed unless somebody says otherwise.
    if (word === undefined || (word === '' && column === 'isCodAllowed')) continue
    if (!yes.has(word) && !no.has(word)) refuse(column, { code: 'yes-or-no', params: {} })
    values[column] = yes.has(word)
  }
  return values
}

/** An empty cell leaves it to the shop to find a code, a slug and the stock of a new product. */
function dropEmpty(input: Input, before: KeptProduct | null) {
  if (!input['code']) delete input['code']
  if (!input['slug']) delete input['slug']
  if (!input['taxClass']) delete input['taxClass']
  if (!before && input['stock'] === '') delete input['stock']
}

function categoryIn(cells: Cells, ids: ReadonlyMap<string, number>, refuse: Refuse): number {
  const name = cells['category'] ?? ''
  const id = ids.get(name.toLowerCase())
  if (id === undefined) refuse('category', { code: 'no-category', params: { name } })
  return id ?? 0
}

/** The column that a path of the form stands for. */
function columnOf(path: string): string {
  const name = path.split('.').at(-1) ?? ''
  return name === 'categoryId' ? 'category' : name
}

function reservedSlug(slug: unknown, before: KeptProduct | null): string | null {
  if (typeof slug !== 'string' || slug === before?.slug) return null
  const refusal = refuseSlug('product', slug)
  return refusal && inEnglish(refusal)
}

/** The facts that a known product has, with those that the file speaks of. */
function factsOf(cells: Cells, before: KeptProduct | null) {
  const spoken = factKeys.filter((column) => column in cells)
  if (spoken.length === 0) return undefined
  const facts: Record<string, string> = before ? JSON.parse(before.facts) : {}
  for (const column of spoken) {
    const cell = cells[column]
    if (cell) facts[column] = cell
    else delete facts[column]
  }
  return ClothFacts.parse(facts)
}
