import path from 'node:path'
import { type DestinationStream, type Logger, pino } from 'pino'
import type { Config } from './config.ts'
import { sealSeeds } from './customers/seal-seeds.ts'
import { type Database, openDatabase } from './db/database.ts'
import { logSlowQueries } from './db/log-slow.ts'
import { migrate, newerMigrations } from './db/migrate.ts'
import { currentRequestId } from './http/request-id.ts'
import { withJournal } from './integrity/note-orders.ts'
import { type Journal, journalFile, openJournal } from './integrity/order-journal.ts'
import type { Media, StorageFault } from './media/media.ts'
import { openMedia } from './media/open-media.ts'
import { createPictureQueue, type PictureQueue } from './media/picture-queue.ts'
import { refuseWrongStorage, watchStorage } from './media/watch-storage.ts'

/** Everything that a use case may need; the only seam of the tests is what goes in here. */
export type Shop = {
  config: Config
  db: Database
  /** What buyers were told, outside the database. */
  journal: Journal
  media: Media
  /** What the storage of pictures has against us, as it was within the last ten seconds. */
  storageFault: () => Promise<StorageFault | null>
  pictureQueue: PictureQueue
  log: Logger
  /** Milliseconds since 1970. */
  now: () => number
  /** Has something ended together with the shop. */
  onClose: (end: () => void) => void
  close: () => Promise<void>
}

export type Surroundings = {
  now?: () => number
  log?: Logger
  /** True in a process whose lead has migrated already. */
  isMigrated?: boolean
}

/** Opens the shop: database migrated, nothing listening yet. */
export async function createShop(config: Config, around: Surroundings = {}): Promise<Shop> {
  const log = around.log ?? openLog(config)
  const now = around.now ?? Date.now
  const journal = openJournal(journalFile(config.dataDir), (err) =>
    log.error({ err }, 'the order journal could not be written'),
  )
  const db = withJournal(await openDatabase(config.database), journal)
  if (!around.isMigrated) await bringUpToDate(db, log, now())
  const media = openMedia(config, uploadsFolder(config))
  if (!around.isMigrated) await refuseWrongStorage(media, log)
  const storageFault = watchStorage(media, () => performance.now())
  const pictureQueue = createPictureQueue({ db, media, log, now })
  const ends = [logSlowQueries(log, config.slowQueryMs)]
  const close = async () => {
    for (const end of ends) end()
    await pictureQueue.stop()
    await db.close()
    await journal.close()
  }
  const onClose = (end: () => void) => void ends.push(end)
  const shop = { config, db, journal, media, storageFault, pictureQueue, log, now, onClose, close }
  if (!around.isMigrated) await sealSeeds(shop)
  return shop
}

async function bringUpToDate(db: Database, log: Logger, now: number) {
  const applied = await migrate(db, now).catch(async (error: unknown) => {
    await db.close()
    throw error
  })
  if (applied.length > 0) log.debug({ applied }, 'schema brought up to date')
  const newer = await newerMigrations(db)
  if (newer.length > 0) log.warn({ newer }, 'the schema is of a newer release than this one')
}

/** The log of a process: lines of JSON, each with the request that it was written for. */
export function openLog(config: Config, destination?: DestinationStream): Logger {
  const mixin = () => {
    const requestId = currentRequestId()
    return requestId ? { requestId } : {}
  }
  return pino({ level: config.logLevel, base: null, mixin }, destination ?? standardOutput())
}

/** Lines that a full disk does not take are kept up to a megabyte, then lost: the shop goes on. */
function standardOutput(): DestinationStream {
  const output = pino.destination({ dest: 1, sync: true, maxLength: 1024 * 1024 })
  output.on('error', () => undefined)
  return output
}

/** Where the pictures of this shop are kept on disk. */
export const uploadsFolder = (config: Config) => path.join(config.dataDir, 'uploads')
