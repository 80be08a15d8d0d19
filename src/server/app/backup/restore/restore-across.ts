import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { reindexAll } from '../../../catalog/text-index/index-queries.ts'
import { type Database, openDatabase } from '../../../platform/db/database.ts'
import { sqliteKysely } from '../../../platform/db/dialect.ts'
import { migrate } from '../../../platform/db/migrate.ts'
import { copyAll, isMoved } from '../../move/move-shop.ts'
import { differences, takeCensus } from '../census.ts'
import { openAlone } from '../embedded-alone.ts'
import { loadTables } from '../load-tables.ts'
import type { Manifest } from '../manifest.ts'
import { Refusal, type Say } from '../refusal.ts'
import { emptyTables } from '../row-queries.ts'
import { shapesOf } from '../shape-queries.ts'
import { embeddedFile } from '../snapshot-embedded.ts'

type From = { folder: string; manifest: Manifest; say: Say }

/** Fills an empty PostgreSQL schema with a backup of the embedded database, as a move of that shop would. */
export async function fillFromEmbedded(inside: Database, { folder, manifest, say }: From) {
  const apart = fs.mkdtempSync(path.join(os.tmpdir(), 'pallu-restore-'))
  const copy = path.join(apart, embeddedFile)
  try {
    fs.copyFileSync(path.join(folder, embeddedFile), copy, fs.constants.COPYFILE_FICLONE)
    const embedded = await openDatabase(copy)
    try {
      refuseDifferent(manifest, differences(manifest, await takeCensus(embedded.read)))
      await migrate(embedded, Date.parse(manifest.takenAt))
    } finally {
      await embedded.close()
    }
    await migrate(inside, Date.parse(manifest.takenAt))
    const alone = openAlone(copy)
    const from = sqliteKysely(alone)
    await inside.read
      .transaction()
      .execute((tx) => copyAll(tx, from, say))
      .finally(() => alone.close())
  } finally {
    fs.rmSync(apart, { recursive: true, force: true })
  }
}

/** Makes a file of the embedded database out of a backup of PostgreSQL. */
export async function fillFromPostgres(file: string, { folder, manifest, say }: From) {
  const database = await openDatabase(file)
  try {
    await migrate(database, Date.parse(manifest.takenAt), manifest.schema.at(-1))
    await database.write(async (tx) => {
      const shapes = (await shapesOf(tx)).filter((shape) => isMoved(shape.name))
      await emptyTables(tx, shapes)
      await loadTables(tx, shapes, { folder, manifest, say })
      const tables = Object.entries(manifest.tables).filter(([name]) => isMoved(name))
      const wanted = { ...manifest, tables: Object.fromEntries(tables) }
      refuseDifferent(manifest, differences(wanted, await takeCensus(tx, isMoved)))
    })
    await migrate(database, Date.now())
    await database.write(reindexAll)
    await database.script('analyze; pragma wal_checkpoint(truncate)')
  } finally {
    await database.close()
  }
}

function refuseDifferent({ takenAt }: Manifest, said: string[]) {
  if (said.length === 0) return
  throw new Refusal(`The backup of ${takenAt} does not add up: ${said.join('; ')}.`)
}
