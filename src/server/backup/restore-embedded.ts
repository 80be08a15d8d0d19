import fs from 'node:fs'
import path from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { sqliteKysely } from '../db/dialect.ts'
import { differences, takeCensus } from './census.ts'
import { openAlone } from './embedded-alone.ts'
import { settle } from './kept-file.ts'
import { Refusal, type Say } from './refusal.ts'
import type { Target } from './restore-backup.ts'
import { isInUse } from './row-queries.ts'
import { shapesOf } from './shape-queries.ts'
import { embeddedFile, refuseBroken, withEmbedded } from './snapshot-embedded.ts'

/** The embedded database of a shop as the place of a restore; nothing else may have it open meanwhile. */
export async function embeddedTarget(file: string): Promise<Target> {
  fs.mkdirSync(path.dirname(file), { recursive: true })
  const known = fs.existsSync(file) ? openAlone(file) : undefined
  const incoming = `${file}.incoming`
  return {
    place: file,
    isInUse: known ? await hasAnything(known) : false,
    refuseOpen: async () => undefined, // It has been opened alone.
    async fill(folder, manifest) {
      removeDatabase(incoming)
      fs.copyFileSync(path.join(folder, embeddedFile), incoming, fs.constants.COPYFILE_FICLONE)
      await withEmbedded(incoming, async (query, database) => {
        refuseBroken(database, embeddedFile)
        const said = differences(manifest, await takeCensus(query))
        if (said.length > 0) throw new Refusal(`The backup does not add up: ${said.join('; ')}.`)
      })
      await settle(incoming)
    },
    async swap(say) {
      if (known) putAside(known, file, say)
      fs.renameSync(incoming, file)
      await settle(path.dirname(file))
    },
    async end() {
      if (known?.isOpen) known.close()
      removeDatabase(incoming)
    },
  }
}

async function hasAnything(database: DatabaseSync): Promise<boolean> {
  const query = sqliteKysely(database)
  return isInUse(query, await shapesOf(query))
}

/** The shop that was there stays beside the new one, as one file. */
function putAside(known: DatabaseSync, file: string, say: Say) {
  known.exec('pragma journal_mode = delete')
  known.close()
  const aside = `${file}.replaced-${new Date().toISOString().replaceAll(':', '-')}`
  fs.renameSync(file, aside)
  say(`  what was there before is kept as ${path.basename(aside)}`)
}

function removeDatabase(file: string) {
  for (const part of ['', '-wal', '-shm']) fs.rmSync(`${file}${part}`, { force: true })
}
