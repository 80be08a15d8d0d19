import type { EditedProduct } from '#contract/catalog/admin-types.ts'
import type { BulkChange } from '#contract/catalog/bulk-types.ts'
import { columnKeys, recordOf } from '#domain/attributes.ts'
import { changedPrice } from '#domain/bulk/changed-price.ts'
import { fieldsBefore } from '#domain/bulk/undo.ts'
import { ShopError } from '#domain/errors.ts'
import { toRupees } from '#domain/money.ts'
import {
  archivedOf,
  draftOf,
  published,
  restoredOf,
  stateOf,
} from '#domain/publishing/publishing.ts'
import { refusal } from '#domain/refusals/list.ts'
import { archivedSlug, shownSlug, slugify } from '#domain/slug.ts'
import { type Actor, record } from '../audit/audit.ts'
import type { Query } from '../platform/db/database.ts'
import { bumpVersion } from '../platform/db/version.ts'
import type { Shop } from '../platform/shop.ts'
import { lockProducts } from '../stock/hold-queries.ts'
import {
  everyRowByIds,
  type ProductChange,
  productById,
  rivalProduct,
  setPictures,
  updateProductRow,
} from './admin-queries.ts'
import { beginChange, keepBefore } from './bulk/queries.ts'
import { categoryById } from './category-queries.ts'
import { presentForStaff } from './present-for-staff.ts'
import { refuseCommon } from './price-lists/refuse-common.ts'
import { refuseUnpublishable } from './publishing/standing-for.ts'
import { type ProductRow, picturesOf } from './queries.ts'
import { refuseUndeclared } from './refuse-undeclared.ts'
import { saveProduct, shownProduct } from './save-product.ts'
import { forgetMove, insertMove } from './slug-queries.ts'
import { indexProduct, removeProduct } from './text-index/index-queries.ts'

/** Changes many products in one transaction: all or none; answers how many, and what takes it back. */
export function changeProducts(
  shop: Shop,
  actor: Actor,
  change: BulkChange,
): Promise<{ changed: number; undoId: number }> {
  return shop.db.write(async (tx) => {
    const now = shop.now()
    if (change.action === 'category' && !(await categoryById(tx, change.categoryId))) {
      throw new ShopError('unknown-category')
    }
    // Products before the version, as orders do.
    await lockProducts(tx, change.ids)
    await refuseChanged(shop, tx, change)
    const ids = [...new Set(change.ids)]
    if (change.action === 'price') await refuseCommon(tx, ids, { from: now, until: null })
    const moment = { now, revision: await bumpVersion(tx, now) }
    const undoId = await beginChange(tx, actor, {
      action: change.action,
      products: ids.length,
      now,
    })
    for (const id of ids) {
      const before = await productById(tx, id)
      if (!before) throw new ShopError('product-gone')
      const wanted = valuesFor(change, before, now)
      const said =
        change.action === 'archive' || change.action === 'restore' ? change.action : 'update'
      await writeProduct(tx, actor, { before, wanted, said }, moment)
      await keepBefore(tx, undoId, { id, before: fieldsBefore(before, wanted), after: wanted })
    }
    return { changed: ids.length, undoId }
  })
}

type Written = {
  before: ProductRow
  wanted: ProductChange
  said: 'archive' | 'restore' | 'update'
}
type Moment = { now: number; revision: number }

/** Writes some columns of a product, its address where it leaves or comes back, what finds it, and a line of the log. */
export async function writeProduct(
  tx: Query,
  actor: Actor,
  { before, wanted, said }: Written,
  { now, revision }: Moment,
) {
  const { id } = before
  refuseUnpublishable(wanted, before, now)
  const values = { ...wanted, ...(await slugFor(tx, wanted, before)) }
  await refuseUndeclared(tx, values, before, now)
  await updateProductRow(tx, id, values, now, revision)
  if (stateOf({ ...before, ...values }) !== 'published') await removeProduct(tx, id)
  else await indexProduct(tx, id)
  await record(tx, actor, now, {
    ...{ action: said, kind: 'product', id, subject: before.name },
    ...{ before, after: values },
  })
}

/** Names all that somebody else has changed since they were seen, as they are now. */
async function refuseChanged(shop: Shop, tx: Query, { ids, versions = {} }: BulkChange) {
  const seen = [...new Set(ids)].filter((id) => versions[id] !== undefined)
  if (seen.length === 0) return
  const pictures = await picturesOf({ ...shop.db, read: tx }, seen)
  const rows = await everyRowByIds(tx, seen)
  const products = rows
    .map((row) => presentForStaff(row, pictures.get(row.id) ?? []))
    .filter(({ id, version }) => version !== versions[id])
  if (products.length === 0) return
  const names = products.map(({ name }) => name)
  throw new ShopError(refusal('products-changed', { names }), { current: { products } })
}

/** Who leaves the shop frees the address; who comes back gets it again, or the next one that is free. */
async function slugFor(tx: Query, wanted: ProductChange, before: ProductRow) {
  const { id, slug } = before
  const [was, becomes] = [stateOf(before), stateOf({ ...before, ...wanted })]
  if (was === becomes) return {}
  if (becomes === 'archived') {
    await insertMove(tx, 'product', slug, id)
    return { slug: archivedSlug(id, slug) }
  }
  if (was !== 'archived') return {}
  const own = shownSlug(slug)
  let free = own
  for (let n = 2; await rivalProduct(tx, free, '', id); n += 1) free = `${own}-${n}`
  await forgetMove(tx, 'product', free)
  return { slug: free }
}

const columnOf = {
  isFeatured: 'is_featured',
  isNewArrival: 'is_new_arrival',
  isTrending: 'is_trending',
} as const

function valuesFor(change: BulkChange, before: ProductRow, now: number): ProductChange {
  switch (change.action) {
    case 'flag':
      return { [columnOf[change.flag]]: Number(change.value) }
    case 'category':
      return { category_id: change.categoryId }
    case 'price':
      return { price_paise: changedPrice(before.price_paise, change.percent, change.ending) }
    case 'archive':
      return archivedOf(before, now)
    case 'restore':
      return stateOf(before) === 'archived' ? restoredOf(before, before.price_paise, now) : {}
    case 'publish':
      return published
    case 'draft':
      return draftOf(now)
  }
}

/** A copy under a new slug and code, out of stock and on no list, with the same pictures. */
export async function duplicateProduct(
  shop: Shop,
  actor: Actor,
  id: number,
): Promise<EditedProduct> {
  const row = await productById(shop.db.read, id)
  if (!row) throw new ShopError('no-such-product')
  const name = `${row.name} (copy)`
  const copy = await saveProduct(shop, actor, null, {
    files: [],
    keptCategory: row.category_id,
    form: {
      name,
      slug: `${slugify(name)}-${shop.now().toString(36)}`,
      description: row.description,
      price: toRupees(row.price_paise),
      discountPrice: row.discount_paise === null ? null : toRupees(row.discount_paise),
      stock: 0,
      ...recordOf(columnKeys, (key) => row[key]),
      categoryId: row.category_id,
      isFeatured: false,
      isNewArrival: false,
      isTrending: false,
      facts: JSON.parse(row.facts),
      mrp: row.mrp_paise === null ? null : toRupees(row.mrp_paise),
      ...{ taxClass: row.tax_class, hsn: row.hsn, isHandicraft: row.is_handicraft === 1 },
      isCodAllowed: row.is_cod_allowed === 1,
      makingDays: row.making_days,
      lowStock: row.low_stock,
    },
  })
  await shop.db.write((tx) => copyPictures(shop, tx, id, copy.id))
  return shownProduct(shop, copy.id)
}

async function copyPictures(shop: Shop, tx: Query, from: number, to: number) {
  const pictures = (await picturesOf({ ...shop.db, read: tx }, [from])).get(from) ?? []
  await setPictures(tx, to, pictures)
  await bumpVersion(tx, shop.now())
}
