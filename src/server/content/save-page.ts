import type { PageForm } from '#contract/content/admin-types.ts'
import type { Page } from '#contract/content/types.ts'
import { ShopError } from '#domain/errors.ts'
import { refusal } from '#domain/refusals/list.ts'
import { isBuiltInPage, refuseSlug } from '#domain/slug.ts'
import { type Actor, record } from '../audit/audit.ts'
import { moveSlug } from '../catalog/move-slug.ts'
import { bumpVersion } from '../platform/db/version.ts'
import { refuseOutdated, versioned } from '../platform/edit-version.ts'
import type { Shop } from '../platform/shop.ts'
import { withNowhere } from '../settings/shop-front/nowhere.ts'
import { forgetTranslations } from '../translations/queries.ts'
import {
  deletePageRow,
  insertPage,
  isPageSlugTaken,
  pageById,
  updatePageRow,
} from './admin-queries.ts'
import { lookColumns } from './look.ts'
import { presentPage } from './present.ts'
import { sanitise } from './sanitise.ts'

/** Saves a page with its HTML sanitised; without an id a new one. A changed slug keeps its old address alive. */
export async function savePage(shop: Shop, actor: Actor, id: number | null, form: PageForm) {
  const { version, title, slug } = form
  const content = await sanitise(form.content)
  const saved = await shop.db.write(async (tx): Promise<Page> => {
    const now = shop.now()
    // Whoever saves next waits here, and sees what was saved.
    await bumpVersion(tx, now)
    const before = id === null ? null : await pageById(tx, id)
    if (before === undefined) throw new ShopError('no-such-page')
    if (before) refuseOutdated(version, presentPage(before))
    const row = { title, slug, content, ...lookColumns(form, before) }
    const badSlug = refuseSlug('page', row.slug, before?.slug ?? null)
    if (badSlug) throw new ShopError(badSlug, { at: 'slug' })
    if (await isPageSlugTaken(tx, row.slug, id)) {
      throw new ShopError('page-slug-taken', { beside: { slug: 'slug-taken' } })
    }
    const savedId = before?.id ?? (await insertPage(tx, row, now))
    if (before) {
      await updatePageRow(tx, before.id, row, now)
      await moveSlug(tx, 'page', before.id, { from: before.slug, to: row.slug })
    }
    await record(tx, actor, now, {
      action: before ? 'update' : 'create',
      kind: 'page',
      id: savedId,
      subject: row.title,
      before: before ?? undefined,
      after: row,
    })
    return versioned(presentPage({ id: savedId, ...row }))
  })
  const [told = saved] = await withNowhere(shop, [saved])
  return told
}

/** Deletes a page; those that the shop's own links need stay (409). */
export async function removePage(shop: Shop, actor: Actor, id: number, version?: string) {
  await shop.db.write(async (tx) => {
    const now = shop.now()
    // Whoever saves meanwhile waits here, or has been waited for.
    await bumpVersion(tx, now)
    const before = await pageById(tx, id)
    if (!before) throw new ShopError('no-such-page')
    refuseOutdated(version, presentPage(before))
    if (isBuiltInPage(before.slug)) {
      throw new ShopError(refusal('page-of-the-shop', { title: before.title }))
    }
    await deletePageRow(tx, id)
    await forgetTranslations(tx, 'page', id)
    await record(tx, actor, now, {
      action: 'delete',
      kind: 'page',
      id,
      subject: before.title,
      before,
    })
  })
}
