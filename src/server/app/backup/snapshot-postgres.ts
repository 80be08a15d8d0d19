import fs from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { openDatabase, type Query } from '../../platform/db/database.ts'
import { type Census, startTally } from './census.ts'
import { measureFile, settle } from './kept-file.ts'
import type { KeptFiles } from './manifest.ts'
import { picturePaths, schemaNames } from './queries.ts'
import type { Say } from './refusal.ts'
import { batchesOf, highestId, takeYourTime } from './row-queries.ts'
import { type Shape, shapesOf } from './shape-queries.ts'
import type { Snapshot } from './snapshot.ts'
import { sumsOf } from './sum-queries.ts'

/** Where the rows of a table are kept: a JSON object a line, packed. */
export const tableFile = (name: string) => `tables/${name}.jsonl.gz`

/** Copies a PostgreSQL shop table by table, all as of one moment, while others write into it. */
export async function snapshotPostgres(url: string, folder: string, say: Say): Promise<Snapshot> {
  const database = await openDatabase(url, { isPatient: true })
  fs.mkdirSync(path.join(folder, 'tables'))
  const takenAt = Date.now()
  try {
    return await database.read
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (tx) => {
        await takeYourTime(tx)
        const schema = await schemaNames(tx)
        const kept = await keepTables(tx, folder, say)
        const census = { tables: kept.tables, sums: await sumsOf(tx) }
        const pictures = await picturePaths(tx)
        return { ...kept, schema, census, pictures, takenAt }
      })
  } finally {
    await database.close()
  }
}

async function keepTables(tx: Query, folder: string, say: Say) {
  const tables: Census['tables'] = {}
  const files: KeptFiles = {}
  const highestIds: Record<string, number> = {}
  let rows = 0
  for (const shape of await shapesOf(tx)) {
    const file = path.join(folder, tableFile(shape.name))
    const tally = startTally(shape)
    await pipeline(
      Readable.from(linesOf(tx, shape, tally)),
      createGzip({ level: 4 }),
      fs.createWriteStream(file),
    )
    await settle(file)
    const count = tally.end()
    tables[shape.name] = count
    files[tableFile(shape.name)] = await measureFile(file)
    if (shape.hasId) highestIds[shape.name] = await highestId(tx, shape)
    rows += count.rows
    if (count.rows >= 1000) say(`  ${shape.name}: ${count.rows} rows`)
  }
  say(`  database: ${rows} rows in ${Object.keys(tables).length} tables`)
  return { tables, files, highestIds }
}

async function* linesOf(tx: Query, shape: Shape, tally: ReturnType<typeof startTally>) {
  for await (const rows of batchesOf(tx, shape)) {
    for (const row of rows) tally.add(row)
    yield rows.map((row) => `${JSON.stringify(row)}\n`).join('')
  }
}
