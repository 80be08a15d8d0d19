import type { Place } from '#domain/shop-front/link.ts'
import type { Query } from '../../platform/db/database.ts'

type Asked = { slugs: string[]; now: number }
type Slugs = { slug: string; old_slug: string | null }[]

/** What visitors find now under one of these slugs, by the slug that it has and the one of these that it had. */
export const slugsThere = async (
  db: Query,
  kind: Place['kind'],
  { slugs, now }: Asked,
): Promise<Slugs> =>
  kind === 'product'
    ? [...(await inShop(db, slugs)), ...(await movedProducts(db, slugs))]
    : await db
        .selectFrom(shownOf[kind](db, now).as('t'))
        .leftJoin('slug_moves as m', (on) =>
          on.onRef('m.target_id', '=', 't.id').on('m.kind', '=', kind),
        )
        .where((eb) => eb.or([eb('t.slug', 'in', slugs), eb('m.old_slug', 'in', slugs)]))
        .select(['t.slug', 'm.old_slug'])
        .execute()

const shownOf = {
  page: (db: Query) => db.selectFrom('pages').select(['id', 'slug']),
  category: (db: Query) => db.selectFrom('categories').select(['id', 'slug']),
  story: (db: Query, now: number) =>
    db.selectFrom('stories').select(['id', 'slug']).where('publish_at', '<=', now),
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
