import type { StaffStory, StoryForm } from '#contract/stories/admin-types.ts'
import { ShopError } from '#domain/errors.ts'
import { isSlug } from '#domain/slug.ts'
import { type Actor, record } from '../audit/audit.ts'
import { moveSlug } from '../catalog/move-slug.ts'
import { lookColumns } from '../content/look.ts'
import { piecesColumn, refuseUnknownInside } from '../content/pieces-inside.ts'
import { sanitise } from '../content/sanitise.ts'
import type { Query } from '../platform/db/database.ts'
import { bumpVersion } from '../platform/db/version.ts'
import { refuseOutdated } from '../platform/edit-version.ts'
import { enqueue } from '../platform/jobs/jobs.ts'
import type { Shop } from '../platform/shop.ts'
import { forgetTranslations } from '../translations/queries.ts'
import { contentOf, presentForStaff } from './present.ts'
import {
  deleteStoryRow,
  insertStory,
  isStorySlugTaken,
  lockedStory,
  type StoryRow,
  updateStoryRow,
} from './queries.ts'

/** Saves a story with its HTML sanitised; without an id a new one. One with a later moment is shown from then on. */
export async function saveStory(
  shop: Shop,
  actor: Actor,
  id: number | null,
  { version, ...form }: StoryForm,
): Promise<StaffStory> {
  if (!isSlug(form.slug)) throw new ShopError('bad-slug', { at: 'slug' })
  const content = await sanitise(form.content)
  const saved = await shop.db.write(async (tx) => {
    const now = shop.now()
    // Whoever saves next waits here, and sees what was saved.
    await bumpVersion(tx, now)
    const before = id === null ? null : await lockedStory(tx, id)
    if (before === undefined) throw new ShopError('no-such-story')
    if (before) refuseOutdated(version, contentOf(before))
    await refuseUnknown(tx, form, id)
    const row = { ...columnsOf({ ...form, content }, before), updated_at: now }
    const savedId = before?.id ?? (await insertStory(tx, { ...row, created_at: now }))
    if (before) {
      await updateStoryRow(tx, before.id, row)
      await moveSlug(tx, 'story', before.id, { from: before.slug, to: row.slug })
    }
    const { publish_at: at } = row
    if (at !== null && at > now) await enqueue(tx, now, 'publish-story', {}, { runAt: at })
    await record(tx, actor, now, {
      ...{ action: before ? 'update' : 'create', kind: 'story', id: savedId, subject: row.title },
      ...{ before: before ?? undefined, after: row },
    })
    return { ...row, id: savedId, created_at: before?.created_at ?? now }
  })
  return presentForStaff(shop, saved)
}

const columnsOf = (form: Omit<StoryForm, 'version'>, before: StoryRow | null) => ({
  ...lookColumns(form, before),
  ...{ title: form.title, slug: form.slug, summary: form.summary, content: form.content },
  ...{ picture: form.picture, picture_alt: form.pictureAlt },
  product_ids: piecesColumn(form.productIds),
  publish_at: form.publishAt === null ? null : Date.parse(form.publishAt),
})

/** Refuses an address that another story has, a picture that the shop does not keep, a piece that there is not. */
async function refuseUnknown(tx: Query, form: Omit<StoryForm, 'version'>, id: number | null) {
  const { slug } = form
  if (await isStorySlugTaken(tx, slug, id)) {
    throw new ShopError('story-slug-taken', { beside: { slug: 'slug-taken' } })
  }
  await refuseUnknownInside(tx, form)
}

export async function removeStory(shop: Shop, actor: Actor, id: number, version?: string) {
  await shop.db.write(async (tx) => {
    const now = shop.now()
    await bumpVersion(tx, now)
    const before = await lockedStory(tx, id)
    if (!before) throw new ShopError('no-such-story')
    refuseOutdated(version, contentOf(before))
    await deleteStoryRow(tx, id)
    await forgetTranslations(tx, 'story', id)
    const what = { action: 'delete', kind: 'story', id, subject: before.title } as const
    await record(tx, actor, now, { ...what, before })
  })
}
