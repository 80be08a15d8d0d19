import { insertBackup } from '../../backups/queries.ts'
import { openDatabase } from '../../platform/db/database.ts'
import type { KeptFiles } from './manifest.ts'
import type { Say } from './refusal.ts'

type Taken = { takenAt: number; folder: string; files: KeptFiles }

/** Tells the shop of a finished backup; one that cannot be told of is a good backup all the same. */
export async function noteBackup(address: string, { takenAt, folder, files }: Taken, say: Say) {
  const bytes = Object.values(files).reduce((sum, file) => sum + file.bytes, 0)
  try {
    const database = await openDatabase(address)
    try {
      await insertBackup(database, { taken_at: takenAt, folder, bytes })
    } finally {
      await database.close()
    }
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    say(`  The shop could not be told of this backup: ${why}`)
  }
}
