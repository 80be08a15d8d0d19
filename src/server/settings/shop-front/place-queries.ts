import type { Place } from '#domain/shop-front/link.ts'
import type { Query } from '../../platform/db/database.ts'

type Asked = { slugs: string[]; now: number }
type Slugs = { slug: string; old_slug: string | null }[]

/** What visitors find now under one of these slugs, by the slug that it has and the one of these that it had. */
export const slugsThere: Record<Place['kind'], (db: Query, asked: Asked) => Promise<Slugs>> = {
  page: (db, { slugs }) =>
    db
      .selectFrom('pages as t')
      .leftJoin('slug_moves as m', (on) =>
        on.onRef('m.target_id', '=', 't.id').on('m.kind', '=', 'page'),
      )
      .where((eb) => eb.or([eb('t.slug', 'in', slugs), eb('m.old_slug', 'in', slugs)]))
      .select(['t.slug', 'm.old_slug'])
      .execute(),
  category: (db, { slugs }) =>
    db
      .selectFrom('categories as t')
      .leftJoin('slug_moves as m', (on) =>
        on.onRef('m.target_id', '=', 't.id').on('m.kind', '=', 'category'),
      )
      .where((eb) => eb.or([eb('t.slug', 'in', slugs), eb('m.old_slug', 'in', slugs)]))
      .select(['t.slug', 'm.old_slug'])
      .execute(),
  story: (db, { slugs, now }) =>
    db
      .selectFrom('stories as t')
      .leftJoin('slug_moves as m', (on) =>
        on.onRef('m.target_id', '=', 't.id').on('m.kind', '=', 'story'),
      )
      .where('t.publish_at', '<=', now)
      .where((eb) => eb.or([eb('t.slug', 'in', slugs), eb('m.old_slug', 'in', slugs)]))
      .select(['t.slug', 'm.old_slug'])
      .execute(),
  product: async (db, { slugs }) => [
    ...(await inShop(db, slugs)),
    ...(await movedProducts(db, slugs)),
  ],
}

const inShop = async (db: Query, slugs: string[]): Promise<Slugs> => {
  const some = db.selectFrom('products').select('slug').where('slug', 'in', slugs)
  const rows = await some.where('archived_at', 'is', null).execute()
  return rows.map(({ slug }) => ({ slug, old_slug: null }))
}

/** One that has left the shop leads on to its category. */
const movedProducts = (db: Query, slugs: string[]): Promise<Slugs> =>
  db
    .selectFrom('slug_moves as m')
    .innerJoin('products as p', 'p.id', 'm.target_id')
    .leftJoin('categories as c', 'c.id', 'p.category_id')
    .where('m.kind', '=', 'product')
    .where('m.old_slug', 'in', slugs)
    .where((eb) => eb.or([eb('p.archived_at', 'is', null), eb('c.id', 'is not', null)]))
    .select(['p.slug', 'm.old_slug'])
    .execute()
