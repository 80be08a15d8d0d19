import fs from 'node:fs'
import path from 'node:path'
import { type PictureKeeper, picturesFolder, plainKeeper } from './keep-pictures.ts'

/** Where a backup is made. */
export type Place = {
  /** For the database and the manifest. */
  folder: string
  keeper: PictureKeeper
  /** Once all is written: what has to be done before the backup gets its name. */
  finish(takenAt: string): Promise<void>
  /** Leaves nothing behind besides the backup. */
  end(): void
}

/** A backup as it is; `earlier` is the one before it. */
export function plainPlace(unfinished: string, earlier?: string): Place {
  // It holds what buyers told the shop: only whoever took it may read it.
  fs.mkdirSync(unfinished, { mode: 0o700 })
  fs.mkdirSync(path.join(unfinished, picturesFolder))
  const keeper = plainKeeper(unfinished, earlier)
  return { folder: unfinished, keeper, finish: async () => undefined, end: () => undefined }
}
