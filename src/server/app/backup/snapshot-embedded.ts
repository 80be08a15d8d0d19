import fs from 'node:fs'
import path from 'node:path'
import { backup, type DatabaseSync } from 'node:sqlite'
import type { Query } from '../../platform/db/database.ts'
import { openSqlite, sqliteKysely } from '../../platform/db/dialect.ts'
import { takeCensus } from './census.ts'
import { measureFile, settle } from './kept-file.ts'
import { picturePaths, schemaNames } from './queries.ts'
import { Refusal, type Say } from './refusal.ts'
import type { Snapshot } from './snapshot.ts'

/** The name of the database in a backup. */
export const embeddedFile = 'shop.sqlite'

/** All pages in one step: a step is one read transaction, and a writer between two would begin it anew. */
const allAtOnce = 2 ** 30

/** Copies an embedded shop as it is at one moment, while others write into it. */
export async function snapshotEmbedded(file: string, folder: string, say: Say): Promise<Snapshot> {
  if (!fs.existsSync(file)) throw new Refusal(`There is no shop in ${file}.`)
  const copy = path.join(folder, embeddedFile)
  const source = openSqlite(file)
  const takenAt = Date.now()
  try {
    await backup(source, copy, { rate: allAtOnce })
  } finally {
    source.close()
  }
  const facts = await withEmbedded(copy, async (query, database) => {
    refuseBroken(database, file)
    const schema = await schemaNames(query)
    return { schema, census: await takeCensus(query), pictures: await picturePaths(query) }
  })
  await settle(copy)
  const kept = await measureFile(copy)
  say(`  database: ${(kept.bytes / 1e6).toFixed(1)} MB`)
  return { ...facts, takenAt, highestIds: {}, files: { [embeddedFile]: kept } }
}

/** Opens a database file that nobody else uses, and leaves it as one file. */
export async function withEmbedded<Result>(
  file: string,
  work: (query: Query, database: DatabaseSync) => Promise<Result>,
): Promise<Result> {
  const database = openSqlite(file)
  try {
    return await work(sqliteKysely(database), database)
  } finally {
    database.close()
  }
}

/** Reads every page and every reference; a backup of a broken database would push out a good one. */
export function refuseBroken(database: DatabaseSync, name: string) {
  const [first] = database.prepare('pragma integrity_check(1)').all()
  const words = String(Object.values(first ?? {})[0])
  if (words !== 'ok') throw new Refusal(`${name} is damaged: ${words}`)
  if (database.prepare('pragma foreign_key_check').all().length > 0) {
    throw new Refusal(`${name} is damaged: a row refers to one that is gone.`)
  }
}
