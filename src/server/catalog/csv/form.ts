import { ProductForm, ProductPatch } from '#contract/catalog/admin-types.ts'
import { ClothFacts } from '#contract/catalog/types.ts'
import { inOwnWords, readIssues } from '#contract/read-issues.ts'
import { columnKeys, factKeys } from '#domain/attributes.ts'
import { refuseSlug, slugify } from '#domain/slug.ts'
import type { KeptProduct } from './queries.ts'
import type { CsvFault, CsvRow } from './read.ts'
import { readStock, type StockDoubt } from './stock.ts'

type Wish = ProductForm | ProductPatch
/** What a row wishes for, or what is wrong with it. */
export type Read =
  | { form: Wish; doubt: StockDoubt | null; faults: [] }
  | { form: null; faults: CsvFault[] }

const plain = ['name', 'slug', 'code', 'description', ...columnKeys]
const numbers = ['price', 'discountPrice', 'stock']
const flags = ['isFeatured', 'isNewArrival', 'isTrending']
const required = ['name', 'price', ...columnKeys]
const columnOf: Record<string, string> = { categoryId: 'category' }
const yes = new Set(['yes', 'true', '1', 'y'])
const no = new Set(['no', 'false', '0', 'n', ''])

/** Reads a row by the rules of the product form: all of a new product, or what the file says of a known one. */
export function readRow(
  { row, cells }: CsvRow,
  before: KeptProduct | null,
  categoryIds: ReadonlyMap<string, number>,
): Read {
  const faults: CsvFault[] = []
  const refuse = (column: string, message: string) => faults.push({ row, column, message })
  const wish: Record<string, unknown> = before
    ? {}
    : Object.fromEntries(required.map((column) => [column, '']))
  for (const column of plain) if (column in cells) wish[column] = cells[column]
  for (const column of numbers) {
    if (column in cells) wish[column] = cells[column]?.replace(/[₹,\s]/g, '')
  }
  for (const column of flags) {
    const word = cells[column]?.toLowerCase()
    if (word === undefined) continue
    if (!yes.has(word) && !no.has(word)) refuse(column, 'Write yes or no.')
    wish[column] = yes.has(word)
  }
  if (!wish['code']) delete wish['code']
  if (!before && wish['stock'] === '') delete wish['stock']
  const counted = before && readStock(cells, before.stock, refuse)
  if (counted) {
    delete wish['stock']
    if (counted.stock !== before.stock) wish['stock'] = counted.stock
  }
  if (!wish['slug']) {
    delete wish['slug']
    if (!before) wish['slug'] = slugify(cells['name'] ?? '')
  }
  const category = cells['category']
  // One whose category was deleted comes back from an export without one, and stays so.
  if (before ? category : true) {
    const id = categoryIds.get((category ?? '').toLowerCase())
    if (id === undefined) refuse('category', `There is no category “${category ?? ''}”.`)
    wish['categoryId'] = id ?? 0
  }
  const facts = factsOf(cells, before)
  if (facts) wish['facts'] = facts
  const parsed = (before ? ProductPatch : ProductForm).safeParse(wish, inOwnWords)
  const { fields } = readIssues(parsed.error?.issues ?? [], wish)
  for (const [path, sentence] of Object.entries(fields)) {
    const name = path.split('.').at(-1) ?? ''
    const column = columnOf[name] ?? name
    // What the cell is refused for already is said in the file's own words.
    if (!faults.some((fault) => fault.column === column)) refuse(column, sentence)
  }
  const slug = wish['slug']
  const refusal =
    typeof slug !== 'string' || slug === before?.slug ? null : refuseSlug('product', slug)
  if (refusal) refuse('slug', refusal)
  return parsed.success && faults.length === 0
    ? { form: parsed.data, doubt: counted?.doubt ?? null, faults: [] }
    : { form: null, faults }
}

/** The facts that a known product has, with those that the file speaks of. */
function factsOf(cells: Record<string, string>, before: KeptProduct | null) {
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
