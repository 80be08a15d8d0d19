import type { Insertable, Selectable, Updateable } from 'kysely'
import { countOf } from '../platform/db/count-of.ts'
import type { Query } from '../platform/db/database.ts'
import { locked } from '../platform/db/locked.ts'
import type { Tables } from '../platform/db/tables.ts'

export type StoryRow = Selectable<Tables['stories']>
type Stretch = { page: number; size: number }

/** A page of those that are shown at a moment, the newest first, and how many there are. */
export async function shownStories(db: Query, now: number, { page, size }: Stretch) {
  const shown = db.selectFrom('stories').where('publish_at', '<=', now)
  const rows = await shown
    .selectAll()
    .orderBy('publish_at', 'desc')
    .orderBy('id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  return { rows, total: await countOf(shown) }
}

/** A page of all, what was made last first. */
export async function everyStory(db: Query, { page, size }: Stretch) {
  const all = db.selectFrom('stories')
  const rows = await all
    .selectAll()
    .orderBy('id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  return { rows, total: await countOf(all) }
}

/** The story that has this slug or once had it, where it is shown at a moment. */
export async function storyBySlug(
  db: Query,
  slug: string,
  now: number,
): Promise<StoryRow | undefined> {
  const shown = db.selectFrom('stories as s').selectAll('s').where('s.publish_at', '<=', now)
  const found = await shown.where('s.slug', '=', slug).executeTakeFirst()
  if (found) return found
  return shown
    .innerJoin('slug_moves as m', 'm.target_id', 's.id')
    .where('m.kind', '=', 'story')
    .where('m.old_slug', '=', slug)
    .executeTakeFirst()
}

/** One story, which nobody else changes until this transaction ends. */
export const lockedStory = (tx: Query, id: number): Promise<StoryRow | undefined> =>
  locked(tx, tx.selectFrom('stories').selectAll().where('id', '=', id)).executeTakeFirst()

export async function isStorySlugTaken(tx: Query, slug: string, exceptId: number | null) {
  const row = await tx
    .selectFrom('stories')
    .select('id')
    .where('slug', '=', slug)
    .where('id', '!=', exceptId ?? -1)
    .executeTakeFirst()
  return row !== undefined
}

export async function insertStory(tx: Query, row: Insertable<Tables['stories']>) {
  const { id } = await tx
    .insertInto('stories')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updateStoryRow(tx: Query, id: number, row: Updateable<Tables['stories']>) {
  await tx.updateTable('stories').set(row).where('id', '=', id).execute()
}

export async function deleteStoryRow(tx: Query, id: number) {
  await tx.deleteFrom('stories').where('id', '=', id).execute()
}

/** All of which something may be translated. */
export const storiesToTranslate = (db: Query) =>
  db
    .selectFrom('stories')
    .select(['id', 'title', 'summary', 'content', 'picture_alt', 'seo_title', 'seo_description'])
    .execute()
