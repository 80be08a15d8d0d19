import { bumpVersion } from '../db/version.ts'
import type { JobHandler } from './jobs.ts'

/** Ends all that is kept of pages and answers: from this moment on the shop shows something else by itself. */
export const endKept: JobHandler = async (shop) => {
  await shop.db.write((tx) => bumpVersion(tx, shop.now()))
}
