import type { CategoryForm } from '#contract/content/admin-types.ts'
import type { Category } from '#contract/content/types.ts'
import { ShopError } from '#domain/errors.ts'
import { refuseSlug } from '#domain/slug.ts'
import { type Actor, record } from '../audit/audit.ts'
import { categoryById } from '../catalog/category-queries.ts'
import { moveSlug } from '../catalog/move-slug.ts'
import { reindexCategory } from '../catalog/text-index/index-queries.ts'
import { bumpVersion } from '../platform/db/version.ts'
import { refuseOutdated, versioned } from '../platform/edit-version.ts'
import { type FormFiles, keepFirst } from '../platform/media/keep-first.ts'
import { insertPicture } from '../platform/media/queries.ts'
import type { Shop } from '../platform/shop.ts'
import { forgetTranslations } from '../translations/queries.ts'
import {
  deleteCategoryRow,
  insertCategory,
  moveProducts,
  rivalCategory,
  updateCategoryRow,
} from './admin-queries.ts'
import { lawOfCategory } from './category-law.ts'
import { lookColumns } from './look.ts'
import { categoryForStaff } from './present.ts'

type CategoryInput = CategoryForm & { files: FormFiles }

/** Saves a category; without an id a new one. The picture stays unless another one came along. */
export async function saveCategory(
  shop: Shop,
  actor: Actor,
  id: number | null,
  { files, version, taxClass, hsn, seoTitle, seoDescription, ...form }: CategoryInput,
): Promise<Category> {
  const refusal = refuseSlug('category', form.slug)
  if (refusal) throw new ShopError(refusal, { at: 'slug' })
  const image = await keepFirst(shop, files, ['image', 'images'])
  return shop.db.write(async (tx) => {
    const now = shop.now()
    // Whoever saves next waits here, and sees what was saved.
    await bumpVersion(tx, now)
    const before = id === null ? null : await categoryById(tx, id)
    if (before === undefined) throw new ShopError('no-such-category')
    if (before) refuseOutdated(version, categoryForStaff(before))
    const law = await lawOfCategory(tx, { taxClass, hsn }, before, now)
    if (image) await insertPicture(tx, image)
    const look = lookColumns({ seoTitle, seoDescription }, before)
    const row = { ...form, ...law, ...look, image: image?.path ?? before?.image ?? null }
    const rival = await rivalCategory(tx, row, id)
    if (rival) throw taken(rival, row)
    const savedId = before?.id ?? (await insertCategory(tx, row, now))
    if (before) {
      await updateCategoryRow(tx, before.id, row, now)
      await moveSlug(tx, 'category', before.id, { from: before.slug, to: row.slug })
    }
    await reindexCategory(tx, savedId)
    const action = before ? 'update' : 'create'
    await record(tx, actor, now, {
      action,
      kind: 'category',
      id: savedId,
      subject: row.name,
      before: before ?? undefined,
      after: row,
    })
    return versioned(categoryForStaff({ id: savedId, ...row }))
  })
}

function taken(rival: { slug: string }, wanted: { slug: string }) {
  return rival.slug === wanted.slug
    ? new ShopError('category-slug-taken', { beside: { slug: 'slug-taken' } })
    : new ShopError('category-name-taken', { beside: { name: 'name-taken' } })
}

/** Deletes a category; its products go where `moveTo` says, else they stay and show 'Unknown'. */
export async function removeCategory(
  shop: Shop,
  actor: Actor,
  id: number,
  { moveTo, version }: { moveTo: number | null; version: string | undefined },
) {
  await shop.db.write(async (tx) => {
    const now = shop.now()
    // Whoever saves meanwhile waits here, or has been waited for.
    const revision = await bumpVersion(tx, now)
    const before = await categoryById(tx, id)
    if (!before) throw new ShopError('no-such-category')
    refuseOutdated(version, categoryForStaff(before))
    if (moveTo !== null) {
      if (moveTo === id || !(await categoryById(tx, moveTo))) throw new ShopError('same-category')
      await moveProducts(tx, id, moveTo, revision)
    }
    await deleteCategoryRow(tx, id)
    await forgetTranslations(tx, 'category', id)
    await reindexCategory(tx, moveTo ?? id)
    await record(tx, actor, now, {
      action: 'delete',
      kind: 'category',
      id,
      subject: before.name,
      before,
    })
  })
}
