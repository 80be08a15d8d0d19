import { setImmediate as breathe } from 'node:timers/promises'
import { ClothFacts } from '#contract/catalog/types.ts'
import { stateOf } from '#domain/publishing/publishing.ts'
import { inEnglish } from '#domain/refusals/list.ts'
import type { CostRow } from '../../costs/queries.ts'
import type { Given } from '../../costs/save-costs.ts'
import { type CsvFault, faultOf } from '../../platform/csv.ts'
import type { ProductValues } from '../admin-queries.ts'
import { whyUnpublishable } from '../publishing/standing-for.ts'
import { declarationFaults, declaredOf, isDeclaring, type SellerLaw } from '../refuse-undeclared.ts'
import { valuesOf } from '../save-product.ts'
import { bareName, splitPictures } from './columns.ts'
import { readCosts } from './costs.ts'
import { readRow } from './form.ts'
import type { KeptProduct } from './queries.ts'
import type { CsvRow } from './read.ts'
import type { StockDoubt } from './stock.ts'
import { bothSides, csvVersion } from './version.ts'

/** What the shop has when a file is read. */
export type Shelf = {
  products: KeptProduct[]
  galleries: ReadonlyMap<number, string[]>
  /** By slug and by name, in small letters. */
  categoryIds: ReadonlyMap<string, number>
  law: SellerLaw
  /** The class of goods of each category. */
  classOfCategory: ReadonlyMap<number, string>
  /** The path of a picture by its bare file name; '' for one that is yet to be kept. */
  pictures: ReadonlyMap<string, string>
  /** The last entry of each product; null for whoever may not see what pieces cost. */
  costs: ReadonlyMap<number, CostRow> | null
}

export type Planned = {
  row: number
  before: KeptProduct | null
  /** Only what changes; of a new product, everything. */
  values: Partial<ProductValues>
  /** The gallery as it is to be; null when it stays. */
  gallery: string[] | null
  /** What it costs from now on, after what stood there; null when it stays. */
  costs: { last: CostRow | undefined; given: Given } | null
}

/** A stock that the file would set over one that has moved since, or that it does not know. */
export type DoubtfulStock = StockDoubt & { row: number; code: string; name: string; now: number }

export type Plan = {
  changes: Planned[]
  unchanged: number
  faults: CsvFault[]
  stocks: DoubtfulStock[]
}

/** What becomes of figures in doubt: unless somebody says that they were counted just now, stocks stay. */
export type StockChoice = 'keep' | 'replace'

const breathEvery = 250

/** What a file would do to the shelf; nothing is to be done while it has faults. */
export async function planImport(
  rows: CsvRow[],
  shelf: Shelf,
  stockChoice: StockChoice = 'keep',
): Promise<Plan> {
  const known = indexOf(shelf.products)
  const plan: Plan = { changes: [], unchanged: 0, faults: [], stocks: [] }
  const seen = { code: new Map<string, number>(), slug: new Map<string, number>() }
  for (const [at, given] of rows.entries()) {
    if (at % breathEvery === breathEvery - 1) await breathe()
    const found = findProduct(given, known)
    const faults = [...found.faults]
    const read = readRow(given, found.product, shelf.categoryIds)
    faults.push(...read.faults)
    const gallery = galleryOf(given, shelf, faults)
    const costs = costsOf(given, found.product, shelf, faults)
    if (read.form) {
      const values = valuesOf(read.form)
      if (found.product && read.doubt) {
        const { code, name, stock: now } = found.product
        plan.stocks.push({ row: given.row, code, name, now, ...read.doubt })
        if (stockChoice === 'replace') values.stock = read.doubt.wanted
      }
      if (!found.product) setClass(values, shelf)
      refuseDeclared(given.row, values, found.product, shelf, faults)
      refuseTwice(given.row, values, seen, faults)
      refuseRival(given.row, values, found.product, known, faults)
      const planned = plannedOf(shelf, { row: given.row, ...found, values, gallery, costs })
      refuseOutdated(given, planned, shelf, faults)
      if (faults.length === 0) add(plan, planned)
    }
    plan.faults.push(...faults)
  }
  return plan
}

type Known = { byCode: Map<string, KeptProduct>; bySlug: Map<string, KeptProduct> }

const indexOf = (products: KeptProduct[]): Known => ({
  byCode: new Map(products.map((product) => [product.code, product])),
  bySlug: new Map(products.map((product) => [product.slug, product])),
})

/** The product that a row speaks of: by its code, else by its slug; null for a new one. */
function findProduct({ row, cells }: CsvRow, { byCode, bySlug }: Known) {
  const { code, slug } = cells
  const column = code ? 'code' : 'slug'
  const product = (code ? byCode.get(code) : slug ? bySlug.get(slug) : undefined) ?? null
  const faults: CsvFault[] = []
  if (product && stateOf(product) === 'archived') {
    faults.push(faultOf(row, column, { code: 'archived', params: {} }))
  }
  return { product, faults }
}

function galleryOf({ row, cells }: CsvRow, shelf: Shelf, faults: CsvFault[]): string[] | null {
  const cell = cells['pictures']
  if (cell === undefined) return null
  const names = splitPictures(cell).map(bareName)
  for (const name of names) {
    if (shelf.pictures.has(name)) continue
    faults.push(faultOf(row, 'pictures', { code: 'no-picture', params: { name } }))
  }
  // One picture under two names is one picture.
  return [...new Set(names.map((name) => shelf.pictures.get(name) || name))]
}

function costsOf(
  row: CsvRow,
  product: KeptProduct | null,
  { costs }: Shelf,
  faults: CsvFault[],
): Planned['costs'] {
  const last = product ? costs?.get(product.id) : undefined
  const given = costs && readCosts(row, last, faults)
  return given && { last, given }
}

/** A new product is of the class of its category, unless the file says another. */
function setClass(values: Partial<ProductValues>, { classOfCategory }: Shelf) {
  const ofCategory = classOfCategory.get(values.category_id ?? 0)
  if (values.tax_class === undefined && ofCategory !== undefined) values.tax_class = ofCategory
}

function refuseDeclared(
  row: number,
  values: Partial<ProductValues>,
  before: KeptProduct | null,
  { law }: Shelf,
  faults: CsvFault[],
) {
  const changed = before ? changesOf(before, values) : values
  const refusal = whyUnpublishable(changed, before, 0)
  if (refusal) faults.push({ row, column: 'price', message: inEnglish(refusal) })
  if (!isDeclaring(changed)) return
  const wrong = declarationFaults(declaredOf(changed, before), before, law)
  for (const [column, message] of Object.entries(wrong))
    faults.push({ row, column, message: `${message}.` })
}

type Seen = Record<'code' | 'slug', Map<string, number>>

function refuseTwice(row: number, values: Partial<ProductValues>, seen: Seen, faults: CsvFault[]) {
  for (const column of ['code', 'slug'] as const) {
    const value = values[column]
    if (!value) continue
    const first = seen[column].get(value)
    if (first === undefined) seen[column].set(value, row)
    else faults.push(faultOf(row, column, { code: 'twice', params: { row: first, column } }))
  }
}

function refuseRival(
  row: number,
  { slug }: Partial<ProductValues>,
  before: KeptProduct | null,
  { bySlug }: Known,
  faults: CsvFault[],
) {
  const rival = slug === undefined ? undefined : bySlug.get(slug)
  if (!rival || rival.id === before?.id) return
  const params = { name: rival.name, code: rival.code }
  faults.push(faultOf(row, 'slug', { code: 'slug-taken', params }))
}

type Found = Omit<Planned, 'before'> & { product: KeptProduct | null }

/** Only what differs from what is there. */
function plannedOf(shelf: Shelf, { row, product, values, gallery, costs }: Found): Planned {
  if (!product) return { row, before: null, values, gallery: gallery ?? [], costs }
  const paths = shelf.galleries.get(product.id) ?? []
  const isSameGallery = gallery === null || gallery.join() === paths.join()
  const changed = changesOf(product, values)
  const own = { values: changed, gallery: isSameGallery ? null : gallery, costs }
  return { row, before: product, ...own }
}

const isNothing = ({ before, values, gallery, costs }: Planned) =>
  before !== null && Object.keys(values).length === 0 && gallery === null && costs === null

function add(plan: Plan, planned: Planned) {
  if (isNothing(planned)) plan.unchanged += 1
  else plan.changes.push(planned)
}

/** A file that says of which state of a product it speaks writes over no other; its stock has figures of its own. */
function refuseOutdated(
  { row, cells }: CsvRow,
  planned: Planned,
  shelf: Shelf,
  faults: CsvFault[],
) {
  const { version } = cells
  const { before, values, gallery } = planned
  const { stock: _own, ...written } = values
  if (!version || !before || (Object.keys(written).length === 0 && gallery === null)) return
  if (version === csvVersion(before, shelf.galleries.get(before.id) ?? [])) return
  const params = { sides: bothSides(cells, before, written) }
  faults.push(faultOf(row, 'version', { code: 'outdated', params }))
}

/** The columns in which a product would differ. */
function changesOf(before: KeptProduct, values: Partial<ProductValues>): Partial<ProductValues> {
  const now: Record<string, unknown> = { ...before, facts: inOrder(before.facts) }
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => now[name] !== value))
}

const inOrder = (facts: string) => JSON.stringify(ClothFacts.parse(JSON.parse(facts)))
