import type { Query } from '../platform/db/database.ts'

type Category = {
  name: string
  slug: string
  description: string | null
  image: string | null
  tax_class: string
  hsn: string
  seo_title: string
  seo_description: string
}
type Testimonial = {
  customer_name: string
  location: string
  rating: number
  comment: string
  avatar: string | null
}
type Page = {
  title: string
  slug: string
  content: string
  seo_title: string
  seo_description: string
}
type Kept<Row> = Row & { id: number }

/** Another category that already has this name or slug. */
export function rivalCategory(tx: Query, { name, slug }: Category, exceptId: number | null) {
  return tx
    .selectFrom('categories')
    .select(['name', 'slug'])
    .where((eb) => eb.or([eb('name', '=', name), eb('slug', '=', slug)]))
    .where('id', '!=', exceptId ?? -1)
    .executeTakeFirst()
}

export async function insertCategory(tx: Query, category: Category, now: number) {
  const { last } = await tx
    .selectFrom('categories')
    .select((eb) => eb.fn.max('position').as('last'))
    .executeTakeFirstOrThrow()
  const { id } = await tx
    .insertInto('categories')
    .values({ ...category, position: Number(last ?? -1) + 1, created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updateCategoryRow(tx: Query, id: number, category: Category, now: number) {
  await tx
    .updateTable('categories')
    .set({ ...category, updated_at: now })
    .where('id', '=', id)
    .execute()
}

export async function deleteCategoryRow(tx: Query, id: number) {
  await tx.deleteFrom('categories').where('id', '=', id).execute()
}

/** Moves every product of a category to another; answers how many. */
export async function moveProducts(tx: Query, from: number, to: number, revision: number) {
  const result = await tx
    .updateTable('products')
    .set({ category_id: to, revision })
    .where('category_id', '=', from)
    .executeTakeFirst()
  return Number(result.numUpdatedRows)
}

/** How many products each category holds; archived ones are not counted. */
export async function productCounts(tx: Query) {
  const rows = await tx
    .selectFrom('products')
    .select((eb) => ['category_id', eb.fn.countAll<number>().as('products')])
    .where('archived_at', 'is', null)
    .groupBy('category_id')
    .execute()
  return rows.map((row) => ({ categoryId: row.category_id, products: Number(row.products) }))
}

export function testimonialById(tx: Query, id: number): Promise<Kept<Testimonial> | undefined> {
  return tx
    .selectFrom('testimonials')
    .select(['id', 'customer_name', 'location', 'rating', 'comment', 'avatar'])
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function insertTestimonial(tx: Query, testimonial: Testimonial, now: number) {
  const { id } = await tx
    .insertInto('testimonials')
    .values({ ...testimonial, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updateTestimonialRow(tx: Query, id: number, testimonial: Testimonial) {
  await tx.updateTable('testimonials').set(testimonial).where('id', '=', id).execute()
}

export async function deleteTestimonialRow(tx: Query, id: number) {
  await tx.deleteFrom('testimonials').where('id', '=', id).execute()
}

export function pageById(tx: Query, id: number): Promise<Kept<Page> | undefined> {
  return tx
    .selectFrom('pages')
    .select(['id', 'title', 'slug', 'content', 'seo_title', 'seo_description'])
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function isPageSlugTaken(tx: Query, slug: string, exceptId: number | null) {
  const row = await tx
    .selectFrom('pages')
    .select('id')
    .where('slug', '=', slug)
    .where('id', '!=', exceptId ?? -1)
    .executeTakeFirst()
  return row !== undefined
}

export async function insertPage(tx: Query, page: Page, now: number) {
  const { id } = await tx
    .insertInto('pages')
    .values({ ...page, created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updatePageRow(tx: Query, id: number, page: Page, now: number) {
  await tx
    .updateTable('pages')
    .set({ ...page, updated_at: now })
    .where('id', '=', id)
    .execute()
}

export async function deletePageRow(tx: Query, id: number) {
  await tx.deleteFrom('pages').where('id', '=', id).execute()
}
