import fs from 'node:fs'
import path from 'node:path'
import { reindexAll } from '../../catalog/text-index/index-queries.ts'
import type { Config } from '../../platform/config.ts'
import { openDatabase, type Query } from '../../platform/db/database.ts'
import { sqliteKysely } from '../../platform/db/dialect.ts'
import { migrate, migrationsOf } from '../../platform/db/migrate.ts'
import { differences, startTally, takeCensus } from '../backup/census.ts'
import { openAlone } from '../backup/embedded-alone.ts'
import { schemaNames } from '../backup/queries.ts'
import { Refusal, type Say } from '../backup/refusal.ts'
import {
  batchesOf,
  continueAfter,
  emptyTables,
  highestId,
  insertJson,
  isInUse,
  takeYourTime,
} from '../backup/row-queries.ts'
import { type Shape, shapesOf } from '../backup/shape-queries.ts'
import { refuseBroken } from '../backup/snapshot-embedded.ts'
import { sumsOf } from '../backup/sum-queries.ts'

export type Moved = { rows: number; tables: number }

/** What each engine has of its own: the list of its migrations, and the index for words, made anew. */
const ownTables = ['migrations', 'product_texts']
/** Whether a table goes from one engine to the other as it is. */
export const isMoved = (name: string) => !ownTables.includes(name)

/**
 * Copies the embedded shop into an empty PostgreSQL, in one transaction that ends only when every table
 * and every sum is the same on both sides. The embedded shop stays as it is, closed meanwhile.
 */
export async function moveShop(config: Config, to: string, say: Say): Promise<Moved> {
  const file = path.join(config.dataDir, 'shop.sqlite')
  if (!fs.existsSync(file)) throw new Refusal(`There is no embedded shop in ${config.dataDir}.`)
  const alone = openAlone(file)
  try {
    const from = sqliteKysely(alone)
    await refuseOtherSchema(from)
    refuseBroken(alone, file)
    return await copyInto(to, from, say)
  } finally {
    alone.close()
  }
}

async function refuseOtherSchema(from: Query) {
  const known = migrationsOf({ engine: 'sqlite' }).map((migration) => migration.name)
  const found = await schemaNames(from)
  if (known.join() === [...found].join()) return
  throw new Refusal(
    'The embedded shop has another schema than this release. Start it once, stop it, then try again.',
  )
}

async function copyInto(to: string, from: Query, say: Say): Promise<Moved> {
  const database = await openDatabase(to, { isPatient: true })
  try {
    if (await isInUse(database.read, await shapesOf(database.read))) {
      throw new Refusal(
        'There is a shop in that PostgreSQL already: a move wants an empty database.',
      )
    }
    await migrate(database, Date.now())
    const moved = await database.read.transaction().execute((tx) => copyAll(tx, from, say))
    await database.script('analyze')
    return moved
  } finally {
    await database.close()
  }
}

/** Fills an empty schema of PostgreSQL with all that an embedded shop has, and holds the two against each other. */
export async function copyAll(tx: Query, from: Query, say: Say): Promise<Moved> {
  await takeYourTime(tx)
  const all = (await shapesOf(tx)).filter((shape) => shape.name !== 'migrations')
  const shapes = all.filter((shape) => isMoved(shape.name))
  const known = new Set((await shapesOf(from)).map((shape) => shape.name))
  const strange = shapes.filter((shape) => !known.has(shape.name))
  if (strange.length > 0) throw new Error(`Not in the embedded shop: ${strange[0]?.name}`)
  await emptyTables(tx, all)
  const tables: Record<string, { rows: number; hash: string }> = {}
  for (const shape of shapes) {
    const tally = await copyTable(tx, from, shape)
    tables[shape.name] = tally
    if (tally.rows > 0) say(`  ${shape.name}: ${tally.rows} rows`)
    if (shape.hasId) await continueAfter(tx, shape, await highestId(from, shape))
  }
  say('  words of the search …')
  await reindexAll(tx)
  say('  comparing …')
  const wanted = { tables, sums: await sumsOf(from) }
  const said = differences(wanted, await takeCensus(tx, isMoved))
  if (said.length > 0) throw new Refusal(`The copy is not the same: ${said.join('; ')}.`)
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0)
  return { rows, tables: shapes.length }
}

async function copyTable(tx: Query, from: Query, shape: Shape) {
  const tally = startTally(shape)
  for await (const rows of batchesOf(from, shape)) {
    for (const row of rows) tally.add(row)
    await insertJson(tx, shape, JSON.stringify(rows))
  }
  return tally.end()
}
