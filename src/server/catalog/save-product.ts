import type {
  EditedProduct,
  ProductForm,
  ProductPatch,
  ProductUpdate,
} from '#contract/catalog/admin-types.ts'
import { columnKeys, recordOf } from '#domain/attributes.ts'
import { ShopError } from '#domain/errors.ts'
import { toPaise } from '#domain/money.ts'
import { type Publishing, stateOf } from '#domain/publishing/publishing.ts'
import { archivedSlug, refuseSlug } from '#domain/slug.ts'
import { type Actor, record } from '../audit/audit.ts'
import type { Query } from '../platform/db/database.ts'
import { bumpVersion } from '../platform/db/version.ts'
import { refuseOutdated } from '../platform/edit-version.ts'
import { keepImage } from '../platform/media/keep-image.ts'
import { insertPicture, type PictureRow } from '../platform/media/queries.ts'
import type { Upload } from '../platform/media/upload/upload.ts'
import type { Shop } from '../platform/shop.ts'
import { lockProducts } from '../stock/hold-queries.ts'
import { recordStock } from '../stock/record-stock.ts'
import {
  insertProduct,
  lastProductId,
  type ProductChange,
  type ProductValues,
  productById,
  rivalProduct,
  setPictures,
  updateProductRow,
} from './admin-queries.ts'
import { categoryById } from './category-queries.ts'
import { moveSlug } from './move-slug.ts'
import { contentOf, presentForStaff } from './present-for-staff.ts'
import { publishLater } from './publishing/publish-later.ts'
import { refuseUnpublishable, standingFor } from './publishing/standing-for.ts'
import { type ProductRow, picturesOf } from './queries.ts'
import { stockFor } from './refuse-stale.ts'
import { declaredValues, refuseUndeclared } from './refuse-undeclared.ts'
import { indexProduct } from './text-index/index-queries.ts'

type Form = ProductForm | ProductUpdate | ProductPatch
type Input = {
  form: Form
  files: Upload[]
  /** A category that it may stay in though it was deleted. */
  keptCategory?: number
}

/** Saves a product with its new pictures: files first, then one transaction; without an id a new product. */
export async function saveProduct(
  shop: Shop,
  actor: Actor,
  id: number | null,
  { form, files, keptCategory }: Input,
): Promise<EditedProduct> {
  refuseBadSlug(form.slug)
  const kept: PictureRow[] = []
  for (const file of files) kept.push(await keepImage(shop, file))
  const savedId = await shop.db.write(async (tx) => {
    const now = shop.now()
    // Orders lock a product before they bump the version.
    if (id !== null) await lockProducts(tx, [id])
    const before = id === null ? null : await productById(tx, id)
    if (before === undefined) throw new ShopError('no-such-product')
    await refuseNoCategory(tx, form.categoryId, before?.category_id ?? keptCategory)
    if (before) await refuseOutdatedProduct(shop, tx, before, form)
    const { standing, values } = await wantedOf(tx, form, before, now)
    const revision = await bumpVersion(tx, now)
    const productId = before
      ? await change(tx, before, { form, standing }, { now, revision })
      : await create(tx, values, { now, revision })
    await publishLater(tx, actor, productId, { at: standing.publish_at, now })
    for (const picture of kept) await insertPicture(tx, picture)
    await arrangePictures(shop, tx, productId, form, kept)
    await indexProduct(tx, productId)
    const after = await productById(tx, productId)
    const stock = { before: before?.stock ?? 0, after: after?.stock ?? 0 }
    await recordStock(tx, { productId, ...stock, reason: 'edited', actor, now })
    await record(tx, actor, now, {
      action: before ? 'update' : 'create',
      kind: 'product',
      id: productId,
      subject: after?.name ?? '',
      ...{ before: before ?? undefined, after },
    })
    return productId
  })
  return shownProduct(shop, savedId)
}

/** What a form makes of a product, once it may stand in the shop, now or at its moment. */
async function wantedOf(tx: Query, form: Form, before: ProductRow | null, now: number) {
  const standing = standingFor(form, before, now)
  const given = { ...valuesOf(form), ...standing }
  refuseUnpublishable(given, before, now)
  const values = await declaredValues(tx, given, before, now)
  if (standing.publish_at) {
    await refuseUndeclared(tx, { ...values, archived_at: null }, before, now)
  }
  return { standing, values }
}

/** The product as the API answers it. */
export async function shownProduct(shop: Shop, id: number): Promise<EditedProduct> {
  const row = await productById(shop.db.read, id)
  if (!row) throw new ShopError('no-such-product')
  const pictures = await picturesOf(shop.db, [id])
  return presentForStaff(row, pictures.get(id) ?? [])
}

/** One whose category was deleted may stay where it is. */
async function refuseNoCategory(tx: Query, id: number | undefined, kept: number | undefined) {
  if (id === undefined || id === kept || (await categoryById(tx, id))) return
  throw new ShopError('unknown-category', { at: 'categoryId' })
}

async function refuseOutdatedProduct(shop: Shop, tx: Query, before: ProductRow, form: Form) {
  if (!('version' in form)) return
  const pictures = await picturesOf({ ...shop.db, read: tx }, [before.id])
  const product = presentForStaff(before, pictures.get(before.id) ?? [])
  refuseOutdated(form.version, contentOf(product), {
    stock: before.stock,
    pictures: product.pictures,
  })
}

type Moment = { now: number; revision: number }

async function create(tx: Query, given: ProductChange, { now, revision }: Moment) {
  const code = given.code ?? `PL-${String((await lastProductId(tx)) + 1).padStart(5, '0')}`
  // A new product comes through ProductForm, which has every column but the code and the facts.
  const row = { facts: '{}', ...given, code } as ProductValues & Partial<Publishing>
  await refuseRival(tx, row.slug, code, null)
  return insertProduct(tx, row, now, revision)
}

type Changed = { form: Form; standing: Partial<Publishing> }

async function change(
  tx: Query,
  before: ProductRow,
  { form, standing }: Changed,
  { now, revision }: Moment,
) {
  const stock = stockFor(before.stock, form)
  const given: ProductChange = { ...valuesOf(form), stock, ...standing }
  const isArchived = stateOf(before) === 'archived'
  if (isArchived && given.slug !== undefined) given.slug = archivedSlug(before.id, given.slug)
  const slug = given.slug ?? before.slug
  await refuseRival(tx, slug, given.code ?? before.code, before.id)
  await updateProductRow(tx, before.id, given, now, revision)
  if (!isArchived) await moveSlug(tx, 'product', before.id, { from: before.slug, to: slug })
  return before.id
}

function refuseBadSlug(slug: string | undefined) {
  const refusal = slug === undefined ? null : refuseSlug('product', slug)
  if (refusal) throw new ShopError(refusal, { at: 'slug' })
}

async function refuseRival(tx: Query, slug: string, code: string, id: number | null) {
  const rival = await rivalProduct(tx, slug, code, id)
  if (rival?.slug === slug) {
    throw new ShopError('product-slug-taken', { beside: { slug: 'slug-taken' } })
  }
  if (rival) throw new ShopError('product-code-taken', { beside: { code: 'code-taken' } })
}

/** Only the columns that the form speaks of. */
export function valuesOf(form: Form): Partial<ProductValues> {
  const flag = (value: boolean | undefined) => (value === undefined ? undefined : Number(value))
  const values = {
    name: form.name,
    slug: form.slug,
    code: form.code || undefined,
    description: form.description,
    price_paise: form.price === undefined ? undefined : toPaise(form.price),
    discount_paise: form.discountPrice ? toPaise(form.discountPrice) : form.discountPrice,
    stock: form.stock,
    ...recordOf(columnKeys, (key) => form[key]),
    category_id: form.categoryId,
    is_featured: flag(form.isFeatured),
    is_new_arrival: flag(form.isNewArrival),
    is_trending: flag(form.isTrending),
    facts: form.facts && JSON.stringify(form.facts),
    mrp_paise: form.mrp ? toPaise(form.mrp) : form.mrp,
    ...{ tax_class: form.taxClass || undefined, hsn: form.hsn },
    is_handicraft: flag(form.isHandicraft),
    is_cod_allowed: flag(form.isCodAllowed),
    making_days: form.makingDays,
    low_stock: form.lowStock,
  }
  const spoken = Object.entries(values).filter(([, value]) => value !== undefined)
  return Object.fromEntries(spoken) // Columns left out keep what they hold.
}

/** Kept ones in the order chosen, without those to remove, then the new ones (S21: only its own). */
async function arrangePictures(
  shop: Shop,
  tx: Query,
  productId: number,
  form: Form,
  added: PictureRow[],
) {
  const remove = 'imagesToRemove' in form ? (form.imagesToRemove ?? []) : []
  if (!form.pictures && remove.length === 0 && added.length === 0) return
  const own = (await picturesOf({ ...shop.db, read: tx }, [productId])).get(productId) ?? []
  for (const path of remove) {
    if (!own.some(({ src }) => src === path)) throw new ShopError('picture-of-another-product')
  }
  const chosen = form.pictures?.filter(({ src }) => own.some((picture) => picture.src === src))
  const stays = (chosen ?? own).filter(({ src }) => !remove.includes(src))
  const fresh = added
    .filter(({ path }) => !stays.some(({ src }) => src === path))
    .map(({ path }) => ({ src: path, alt: form.name ?? '' }))
  // The same bytes have the same path: a picture hangs in a gallery once.
  const all = [...stays, ...fresh]
  const once = all.filter(({ src }, at) => all.findIndex((one) => one.src === src) === at)
  await setPictures(tx, productId, once)
}
