import { everyCardRow } from '../catalog/queries.ts'
import type { Database, Query } from '../platform/db/database.ts'
import { isOneOf } from '../platform/db/dialect.ts'

const categoryColumns = [
  ...(['id', 'name', 'slug', 'description', 'image', 'tax_class', 'hsn'] as const),
  ...(['seo_title', 'seo_description'] as const),
]

export function allCategories(db: Database) {
  return db.read
    .selectFrom('categories')
    .select(categoryColumns)
    .orderBy('position')
    .orderBy('name')
    .execute()
}

/** Digits only mean an id, anything else a slug: all-digit slugs are refused at creation. */
export function categoryBySlugOrId(db: Database, slugOrId: string) {
  const categories = db.read.selectFrom('categories').select(categoryColumns)
  const found = /^\d{1,15}$/.test(slugOrId)
    ? categories.where('id', '=', Number(slugOrId))
    : categories.where('slug', '=', slugOrId)
  return found.executeTakeFirst()
}

/** The slug that the page of an old slug has now. */
export async function movedPage(db: Database, oldSlug: string): Promise<string | undefined> {
  const row = await db.read
    .selectFrom('slug_moves as m')
    .innerJoin('pages as t', 't.id', 'm.target_id')
    .where('m.kind', '=', 'page')
    .where('m.old_slug', '=', oldSlug)
    .select('t.slug')
    .executeTakeFirst()
  return row?.slug
}

/** The slug that the category of an old slug has now. */
export async function movedCategory(db: Database, oldSlug: string): Promise<string | undefined> {
  const row = await db.read
    .selectFrom('slug_moves as m')
    .innerJoin('categories as t', 't.id', 'm.target_id')
    .where('m.kind', '=', 'category')
    .where('m.old_slug', '=', oldSlug)
    .select('t.slug')
    .executeTakeFirst()
  return row?.slug
}

export function allTestimonials(db: Database) {
  return db.read
    .selectFrom('testimonials')
    .select(['id', 'customer_name', 'location', 'avatar', 'rating', 'comment'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

const pageColumns = [
  ...(['id', 'title', 'slug', 'content', 'seo_title', 'seo_description'] as const),
]

export function allPages(db: Database) {
  return db.read.selectFrom('pages').select(pageColumns).orderBy('title').execute()
}

export function pageBySlug(db: Database, slug: string) {
  return db.read.selectFrom('pages').select(pageColumns).where('slug', '=', slug).executeTakeFirst()
}

/** These pieces as cards, those in the shop alone, in no order. */
export const cardsOf = (db: Query, ids: readonly number[]) =>
  everyCardRow(db)
    .where('p.archived_at', 'is', null)
    .where(isOneOf(db, 'p.id', ids))
    .execute()

/** What pieces are called, whether they are in the shop or not. */
export const namesOf = (db: Query, ids: readonly number[]) =>
  db
    .selectFrom('products')
    .select(['id', 'name', 'code'])
    .where(isOneOf(db, 'id', ids))
    .execute()
