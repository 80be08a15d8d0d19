import { columnKeys } from '#domain/attributes.ts'
import type { Database } from '../../platform/db/database.ts'
import { isOneOf } from '../../platform/db/dialect.ts'

/** What pieces of these ids are called and how they are described; archived ones are left out. */
export const piecesSaid = (db: Database, ids: readonly number[]) =>
  db.read
    .selectFrom('products')
    .select(['id', 'name', 'description'])
    .where(isOneOf(db.read, 'id', ids))
    .where('archived_at', 'is', null)
    .execute()

/** What is written of their pictures. */
export const picturesSaid = (db: Database, ids: readonly number[]) =>
  db.read
    .selectFrom('product_pictures')
    .select(['product_id', 'path', 'alt'])
    .where(isOneOf(db.read, 'product_id', ids))
    .where('alt', '!=', '')
    .orderBy('product_id')
    .orderBy('position')
    .execute()

/** What pieces are made of and said to be: each combination once. */
export const everyCombination = (db: Database) =>
  db.read
    .selectFrom('products')
    .select([...columnKeys, 'facts'])
    .where('archived_at', 'is', null)
    .distinct()
    .execute()
