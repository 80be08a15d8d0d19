import fs from 'node:fs'
import path from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { sqliteKysely } from '../../../platform/db/dialect.ts'
import { differences, takeCensus } from '../census.ts'
import { openAlone } from '../embedded-alone.ts'
import { settle } from '../kept-file.ts'
import { Refusal, type Say } from '../refusal.ts'
import type { Target } from '../restore-target.ts'
import { isInUse } from '../row-queries.ts'
import { shapesOf } from '../shape-queries.ts'
import { embeddedFile, refuseBroken, withEmbedded } from '../snapshot-embedded.ts'
import { fillFromPostgres } from './restore-across.ts'

/** The embedded database of a shop as the place of a restore; nothing else may have it open meanwhile. */
export async function embeddedTarget(file: string): Promise<Target> {
  fs.mkdirSync(path.dirname(file), { recursive: true })
  const known = fs.existsSync(file) ? await lookAt(file) : undefined
  const incoming = `${file}.incoming`
  return {
    place: file,
    isInUse: known?.isInUse ?? false,
    refuseOpen: async () => undefined, // It has been opened alone.
    async fill(folder, manifest, say) {
      removeDatabase(incoming)
      if (manifest.engine === 'postgres') {
        await fillFromPostgres(incoming, { folder, manifest, say })
        await settle(incoming)
        return
      }
      fs.copyFileSync(path.join(folder, embeddedFile), incoming, fs.constants.COPYFILE_FICLONE)
      await withEmbedded(incoming, async (query, database) => {
        refuseBroken(database, embeddedFile)
        const said = differences(manifest, await takeCensus(query))
        if (said.length > 0) throw new Refusal(`The backup does not add up: ${said.join('; ')}.`)
      })
      await settle(incoming)
    },
    async swap(say) {
      if (known) putAside(file, known.database, say)
      fs.renameSync(incoming, file)
      await settle(path.dirname(file))
    },
    async end() {
      if (known?.database?.isOpen) known.database.close()
      removeDatabase(incoming)
    },
  }
}

type Known = { isInUse: boolean; database?: DatabaseSync }

/** What cannot be read may be all that is left of a shop: it counts as one, and gives way only to --yes. */
async function lookAt(file: string): Promise<Known> {
  try {
    const database = openAlone(file)
    const query = sqliteKysely(database)
    const found = shapesOf(query).then((shapes) => isInUse(query, shapes))
    return { database, isInUse: await found.catch(() => true) }
  } catch (error) {
    if (error instanceof Refusal) throw error
    return { isInUse: true }
  }
}

/** What was there stays beside the new shop: as one file where it can still be read. */
function putAside(file: string, known: DatabaseSync | undefined, say: Say) {
  try {
    known?.exec('pragma journal_mode = delete')
  } catch {
    // Then its log goes with it.
  }
  known?.close()
  const aside = `${file}.replaced-${new Date().toISOString().replaceAll(':', '-')}`
  for (const part of ['', '-wal', '-shm']) {
    if (fs.existsSync(`${file}${part}`)) fs.renameSync(`${file}${part}`, `${aside}${part}`)
  }
  say(`  what was there before is kept as ${path.basename(aside)}`)
}

function removeDatabase(file: string) {
  for (const part of ['', '-wal', '-shm']) fs.rmSync(`${file}${part}`, { force: true })
}
