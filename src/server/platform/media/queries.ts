import { setImmediate as breathe } from 'node:timers/promises'
import { type Selectable, sql } from 'kysely'
import type { Database, Query } from '../db/database.ts'
import type { LeaseClock } from '../db/lease-clock.ts'
import type { Tables } from '../db/tables.ts'

export type PictureRow = Selectable<Tables['pictures']>

/** Writes the row of a kept picture; one that is known already counts as new again, so no sweep takes it. */
export async function insertPicture(tx: Query, row: PictureRow) {
  await tx
    .insertInto('pictures')
    .values(row)
    .onConflict((oc) => oc.column('path').doUpdateSet({ created_at: row.created_at }))
    .execute()
}

/** The picture that keeps this hash, whatever its ending. */
export function pictureByHash(db: Database, hash: string): Promise<PictureRow | undefined> {
  return db.read
    .selectFrom('pictures')
    .selectAll()
    .where('path', 'in', [`/uploads/${hash}.jpg`, `/uploads/${hash}.webp`])
    .executeTakeFirst()
}

/** The kept pictures at these addresses, in no order. */
export async function picturesByPath(db: Query, paths: string[]): Promise<PictureRow[]> {
  if (paths.length === 0) return []
  return db
    .selectFrom('pictures')
    .selectAll()
    .where('path', 'in', [...new Set(paths)])
    .execute()
}

export type QueuedPicture = { path: string; width: number; isMain: boolean }

/** Every picture, the newest first; `isMain` for those that stand first in a gallery. */
export async function allPictures(db: Database): Promise<QueuedPicture[]> {
  const rows = await db.read
    .selectFrom('pictures as k')
    .select(['k.path', 'k.width'])
    .select((eb) =>
      eb
        .selectFrom('product_pictures as pp')
        .whereRef('pp.path', '=', 'k.path')
        .select((of) => of.fn.min('pp.position').as('position'))
        .as('position'),
    )
    .orderBy('k.created_at', 'desc')
    .orderBy('k.path')
    .execute()
  return rows.map(({ path, width, position }) => ({ path, width, isMain: position === 0 }))
}

/** When the newest picture was kept; 0 where there is none. */
export async function newestPictureAt(db: Database): Promise<number> {
  const row = await db.read
    .selectFrom('pictures')
    .select((eb) => eb.fn.max('created_at').as('at'))
    .executeTakeFirst()
  return Number(row?.at ?? 0)
}

export async function allPicturePaths(db: Database): Promise<string[]> {
  const rows = await db.read.selectFrom('pictures').select('path').execute()
  return rows.map((row) => row.path)
}

/** Forgets a picture that is older than `before` and that no row points at; false when it stays. */
export async function forgetPicture(tx: Query, path: string, before: number): Promise<boolean> {
  const gone = await tx
    .deleteFrom('pictures')
    .where('path', '=', path)
    .where('created_at', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('product_pictures').select('path').where('path', '=', path))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('categories').select('id').where('image', '=', path))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('testimonials').select('id').where('avatar', '=', path))),
    )
    .returning('path')
    .executeTakeFirst()
  return gone !== undefined
}

/** Tables that do not keep a picture alive: its own, and what only remembers. */
const forgetful = /^(pictures|migrations|audit|idempoten)/
const isText = /char|text|json/i

/** The hash of every picture that any text of any other table mentions: columns, documents, page HTML. */
export async function mentionedHashes(db: Database): Promise<Set<string>> {
  const hashes = new Set<string>()
  for (const table of await db.read.introspection.getTables()) {
    if (forgetful.test(table.name) || (table.schema ?? 'public') !== 'public') continue
    for (const column of table.columns.filter((one) => isText.test(one.dataType))) {
      const { rows } = await sql<{ text: string }>`
        select cast(${sql.ref(column.name)} as text) as text from ${sql.table(table.name)}
        where cast(${sql.ref(column.name)} as text) like '%/uploads/%'`.execute(db.read)
      await breathe() // Each column is a walk through its table: shoppers are answered in between.
      for (const row of rows) for (const hash of hashesIn(row.text)) hashes.add(hash)
    }
  }
  return hashes
}

const hashesIn = (text: string) =>
  [...text.matchAll(/\/uploads\/([0-9a-f]{32})/g)].map(([, hash = '']) => hash)

/**
 * Takes or keeps a lease: of several processes one holds it. A holder that died loses it after `leaseMs`.
 * It lies among the settings because it is one small document that every process sees.
 */
export async function holdLease(
  db: Database,
  name: string,
  by: { holder: string; clock: LeaseClock; leaseMs: number },
): Promise<boolean> {
  const value = JSON.stringify(by.holder)
  const held = await db.write((tx) =>
    tx
      .insertInto('settings')
      .values({ name, value, updated_at: by.clock() })
      .onConflict((oc) =>
        oc
          .column('name')
          .doUpdateSet({ value, updated_at: by.clock() })
          .where((eb) =>
            eb.or([
              eb('settings.value', '=', value),
              eb('settings.updated_at', '<', by.clock(-by.leaseMs)),
            ]),
          ),
      )
      .returning('name')
      .executeTakeFirst(),
  )
  return held !== undefined
}

export async function dropLease(db: Database, name: string, holder: string) {
  const value = JSON.stringify(holder)
  await db.write((tx) =>
    tx.deleteFrom('settings').where('name', '=', name).where('value', '=', value).execute(),
  )
}
