import fs from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'
import { type Database, openDatabase, type Query } from '../../platform/db/database.ts'
import { migrate } from '../../platform/db/migrate.ts'
import { differences, takeCensus } from './census.ts'
import type { Manifest } from './manifest.ts'
import { Refusal, type Say } from './refusal.ts'
import type { Target } from './restore-backup.ts'
import { continueAfter, emptyTables, insertJson, isInUse, takeYourTime } from './row-queries.ts'
import { dropSchema, makeSchema, moveTables, otherConnections } from './schema-queries.ts'
import { type Shape, shapesOf } from './shape-queries.ts'
import { tableFile } from './snapshot-postgres.ts'

const apart = 'pallu_restored'
const atOnce = 1_000

/** A PostgreSQL database as the place of a restore: filled in a schema apart, swapped in one transaction. */
export async function postgresTarget(url: string): Promise<Target> {
  const own = withSetting(url, 'application_name', 'pallu-restore')
  const database = await openDatabase(own, { isPatient: true })
  return {
    place: new URL(url).pathname.slice(1),
    isInUse: await isInUse(database.read, await shapesOf(database.read)),
    refuseOpen: () => refuseOpen(database),
    async fill(folder, manifest, say) {
      await makeSchema(database.read, apart)
      const inside = await openDatabase(withSetting(own, 'options', `-c search_path=${apart}`), {
        isPatient: true,
      })
      try {
        await migrate(inside, Date.parse(manifest.takenAt), manifest.schema.at(-1))
        await inside.read.transaction().execute((tx) => load(tx, folder, manifest, say))
        await inside.script('analyze')
      } finally {
        await inside.close()
      }
    },
    async swap() {
      await refuseOpen(database)
      await database.read.transaction().execute(async (tx) => {
        await takeYourTime(tx)
        await moveTables(tx, apart)
      })
    },
    async end() {
      await dropSchema(database.read, apart)
      await database.close()
    },
  }
}

function withSetting(url: string, name: string, value: string): string {
  const changed = new URL(url)
  changed.searchParams.set(name, value)
  return changed.href
}

async function refuseOpen({ read }: Database) {
  const others = await otherConnections(read)
  if (others === 0) return
  throw new Refusal(`The shop is open: ${others} other connections. Stop it first, then try again.`)
}

async function load(tx: Query, folder: string, manifest: Manifest, say: Say) {
  await takeYourTime(tx)
  const shapes = await shapesOf(tx)
  await emptyTables(tx, shapes)
  for (const shape of shapes) {
    const file = path.join(folder, tableFile(shape.name))
    if (fs.existsSync(file)) await loadTable(tx, shape, file)
    const count = manifest.tables[shape.name]?.rows ?? 0
    if (count >= 1000) say(`  ${shape.name}: ${count} rows`)
    if (shape.hasId) await continueAfter(tx, shape, manifest.highestIds[shape.name] ?? 0)
  }
  const said = differences(manifest, await takeCensus(tx))
  if (said.length > 0) throw new Refusal(`The backup does not add up: ${said.join('; ')}.`)
}

async function loadTable(tx: Query, shape: Shape, file: string) {
  const input = fs.createReadStream(file).pipe(createGunzip())
  let lines: string[] = []
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (lines.push(line) < atOnce) continue
    await insertJson(tx, shape, `[${lines.join(',')}]`)
    lines = []
  }
  if (lines.length > 0) await insertJson(tx, shape, `[${lines.join(',')}]`)
}
