import type { ImportReport } from '#contract/catalog/admin-types.ts'
import { ShopError } from '#domain/errors.ts'
import { refusal } from '#domain/refusals/list.ts'
import { isOfFile } from '#domain/refusals/pictures.ts'
import type { Actor } from '../../audit/audit.ts'
import { lastCosts } from '../../costs/queries.ts'
import type { CsvFault } from '../../platform/csv.ts'
import type { Query } from '../../platform/db/database.ts'
import { engineOf } from '../../platform/db/dialect.ts'
import { bumpVersion } from '../../platform/db/version.ts'
import { keepImage } from '../../platform/media/keep-image.ts'
import { insertPicture, type PictureRow } from '../../platform/media/queries.ts'
import type { Upload } from '../../platform/media/upload/upload.ts'
import type { Shop } from '../../platform/shop.ts'
import { lockProducts } from '../../stock/hold-queries.ts'
import { sellerLaw } from '../refuse-undeclared.ts'
import { applyPlan } from './apply.ts'
import { bareName, columnsFor } from './columns.ts'
import { type Plan, planImport, type Shelf, type StockChoice } from './plan.ts'
import { categoryNames, keptGalleries, keptProducts, picturePaths } from './queries.ts'
import { type CsvRow, readCsv } from './read.ts'

/** A picture of the form by the name that its file had. */
export type NamedPicture = Upload & { fileName: string }

/** What becomes of stocks in doubt, and whether whoever sends the file may say what pieces cost. */
type How = { stock?: StockChoice; withCosts?: boolean }

/** Says what a file would do; writes nothing. `pictureNames` are those that would come along. */
export async function tryImport(
  shop: Shop,
  file: Uint8Array,
  pictureNames: string[],
  { stock = 'keep', withCosts = false }: How = {},
): Promise<ImportReport> {
  const { rows, faults } = readCsv(file, columnsFor(withCosts))
  const coming = pictureNames.map((name) => [bareName(name), ''] as const)
  const shelf = await shelfOf(shop, shop.db.read, coming, withCosts)
  const plan = await planImport(faults.length > 0 ? [] : rows, shelf, stock)
  return report(rows, plan, faults, { isDryRun: true, isApplied: false })
}

/** Saves the products of a file: pictures first, then all rows in one transaction, or nothing at all. */
export async function importCsv(
  shop: Shop,
  actor: Actor,
  file: Uint8Array,
  pictures: NamedPicture[],
  how: How = {},
): Promise<ImportReport> {
  const { rows, faults } = readCsv(file, columnsFor(how.withCosts ?? false))
  if (faults.length > 0) return report(rows, noPlan, faults, notApplied)
  const kept = new Map<string, PictureRow>()
  for (const picture of pictures) {
    kept.set(bareName(picture.fileName), await keepNamed(shop, picture))
  }
  return shop.db.write(async (tx) => {
    const coming = [...kept].map(([name, { path }]) => [name, path] as const)
    const plan = await lockedPlan(tx, () => planned(shop, tx, rows, coming, how))
    if (plan.faults.length > 0) return report(rows, plan, [], notApplied)
    const now = shop.now()
    for (const picture of kept.values()) await insertPicture(tx, picture)
    const revision = await bumpVersion(tx, now)
    await applyPlan(tx, plan.changes, { now, revision, actor })
    return report(rows, plan, [], { isDryRun: false, isApplied: true })
  })
}

type Coming = (readonly [name: string, path: string])[]

async function planned(shop: Shop, tx: Query, rows: CsvRow[], coming: Coming, how: How) {
  return planImport(rows, await shelfOf(shop, tx, coming, how.withCosts ?? false), how.stock)
}

/** A plan whose products nobody else sells or changes until it is done. */
async function lockedPlan(tx: Query, plan: () => Promise<Plan>): Promise<Plan> {
  const first = await plan()
  if (engineOf(tx) === 'sqlite' || first.faults.length > 0) return first
  const known = first.changes.flatMap(({ before }) => before?.id ?? [])
  for (let at = 0; at < known.length; at += 1000) {
    await lockProducts(tx, known.slice(at, at + 1000))
  }
  return plan()
}

async function keepNamed(shop: Shop, picture: NamedPicture): Promise<PictureRow> {
  try {
    return await keepImage(shop, picture)
  } catch (error) {
    if (!(error instanceof ShopError && isOfFile(error.refusal))) throw error
    const what = { file: picture.fileName, why: error.refusal }
    throw new ShopError(refusal('picture-of-import', what))
  }
}

async function shelfOf(shop: Shop, tx: Query, coming: Coming, withCosts: boolean): Promise<Shelf> {
  const [products, galleries, categories, paths] = [
    await keptProducts(tx),
    await keptGalleries(tx),
    await categoryNames(shop.db),
    await picturePaths(shop.db),
  ]
  return {
    products,
    galleries,
    categoryIds: new Map([
      ...categories.map(({ id, name }) => [name.toLowerCase(), id] as const),
      ...categories.map(({ id, slug }) => [slug, id] as const),
    ]),
    law: await sellerLaw(tx, shop.now()),
    costs: withCosts ? await lastCosts(tx, 'all') : null,
    classOfCategory: new Map(categories.map((one) => [one.id, one.tax_class])),
    pictures: new Map([...paths.map((path) => [bareName(path), path] as const), ...coming]),
  }
}

const shownFaults = 200
const noPlan: Plan = { changes: [], unchanged: 0, faults: [], stocks: [] }
const notApplied = { isDryRun: false, isApplied: false }

function report(
  rows: CsvRow[],
  plan: Plan,
  faults: CsvFault[],
  outcome: Pick<ImportReport, 'isDryRun' | 'isApplied'>,
): ImportReport {
  const all = [...faults, ...plan.faults]
  const created = plan.changes.filter(({ before }) => before === null).length
  return {
    ...outcome,
    rows: rows.length,
    created,
    updated: plan.changes.length - created,
    unchanged: plan.unchanged,
    errors: all.slice(0, shownFaults),
    errorCount: all.length,
    stocks: plan.stocks.slice(0, shownFaults),
    stockCount: plan.stocks.length,
  }
}
