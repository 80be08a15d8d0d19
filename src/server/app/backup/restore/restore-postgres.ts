import { setTimeout as pause } from 'node:timers/promises'
import { type Database, openDatabase, type Query } from '../../../platform/db/database.ts'
import { migrate } from '../../../platform/db/migrate.ts'
import { differences, takeCensus } from '../census.ts'
import { loadTables } from '../load-tables.ts'
import type { Manifest } from '../manifest.ts'
import { Refusal, type Say } from '../refusal.ts'
import type { Target } from '../restore-target.ts'
import { emptyTables, isInUse, takeYourTime } from '../row-queries.ts'
import {
  dropSchema,
  makeSchema,
  moveTables,
  otherConnections,
  putIndexesAside,
} from '../schema-queries.ts'
import { shapesOf } from '../shape-queries.ts'
import { fillFromEmbedded } from './restore-across.ts'

const apart = 'pallu_restored'

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
        if (manifest.engine === 'sqlite') await fillFromEmbedded(inside, { folder, manifest, say })
        else await fill(inside, { folder, manifest, say })
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

/** Milliseconds: on a busy machine PostgreSQL lists a connection that was just closed a moment longer. */
const closing = { forMs: 2000, everyMs: 100 }

async function refuseOpen({ read }: Database) {
  let others = await otherConnections(read)
  for (let ms = 0; others > 0 && ms < closing.forMs; ms += closing.everyMs) {
    await pause(closing.everyMs)
    others = await otherConnections(read)
  }
  if (others === 0) return
  throw new Refusal(`The shop is open: ${others} other connections. Stop it first, then try again.`)
}

type From = { folder: string; manifest: Manifest; say: Say }

async function fill(inside: Database, from: From) {
  await migrate(inside, Date.parse(from.manifest.takenAt), from.manifest.schema.at(-1))
  await inside.read.transaction().execute((tx) => load(tx, from))
}

async function load(tx: Query, { folder, manifest, say }: From) {
  await takeYourTime(tx)
  const shapes = await shapesOf(tx)
  await emptyTables(tx, shapes)
  const makeIndexes = await putIndexesAside(tx)
  await loadTables(tx, shapes, { folder, manifest, say })
  await makeIndexes()
  const said = differences(manifest, await takeCensus(tx))
  if (said.length > 0) throw new Refusal(`The backup does not add up: ${said.join('; ')}.`)
}
