import path from 'node:path'
import { type DestinationStream, type Logger, pino } from 'pino'
import type { Config } from './config.ts'
import { sealSeeds } from './customers/seal-seeds.ts'
import { settleSkeletons } from './customers/settle-skeletons.ts'
import { type Database, openDatabase } from './db/database.ts'
import { clockOf, type LeaseClock, leaseClockOf } from './db/lease-clock.ts'
import { logSlowQueries } from './db/log-slow.ts'
import { migrate, newerMigrations } from './db/migrate.ts'
import { watchClock } from './db/watch-clock.ts'
import { currentOrigin } from './http/request-id.ts'
import { withJournal } from './integrity/note-orders.ts'
import { type Journal, journalFile, openJournal } from './integrity/order-journal.ts'
import { raiseNumbers } from './integrity/raise-numbers.ts'
import type { Media, StorageFault } from './media/media.ts'
import { openMedia } from './media/open-media.ts'
import { createPictureQueue, type PictureQueue } from './media/picture-queue.ts'
import { refuseWrongStorage, watchStorage } from './media/watch-storage.ts'
import { type Outcomes, openOutcomes } from './outcomes/outcomes.ts'

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
  /** What became of what people wanted. */
  outcomes: Outcomes
  log: Logger
  /** Milliseconds since 1970. */
  now: () => number
  /** What leases and turns are given by. */
  leaseClock: LeaseClock
  /** Whether this machine's clock is off the database's, as it was within the last ten seconds. */
  isClockOff: () => Promise<boolean>
  /** Has something ended together with the shop. */
  onClose: (end: () => void) => void
  close: () => Promise<void>
}

export type Surroundings = {
  /** Leases go by it too, unless `hasOwnClock`. */
  now?: () => number
  /** True where `now` is the clock of a machine, right or wrong, and the database has another. */
  hasOwnClock?: boolean
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
  if (!around.isMigrated) {
    await bringUpToDate(db, log, now())
    const raised = await raiseNumbers(db, journalFile(config.dataDir))
    if (raised.length > 0) log.warn({ raised }, 'numbers go on above those that buyers were told')
  }
  const media = openMedia(config, uploadsFolder(config))
  if (!around.isMigrated) await refuseWrongStorage(media, log)
  const storageFault = watchStorage(media, () => performance.now())
  const clocks = clocksOf(db, log, around)
  const pictureQueue = createPictureQueue({ db, media, log, now, leaseClock: clocks.leaseClock })
  const outcomes = openOutcomes({ db, log, now })
  const ends = [logSlowQueries(log, config.slowQueryMs)]
  const close = async () => {
    for (const end of ends) end()
    await pictureQueue.stop()
    await outcomes.written()
    await db.close()
    await journal.close()
  }
  const onClose = (end: () => void) => void ends.push(end)
  const kept = { db, journal, media, storageFault, pictureQueue, outcomes }
  const shop = { config, ...kept, log, now, ...clocks, onClose, close }
  if (!around.isMigrated) {
    await sealSeeds(shop)
    await settleSkeletons(shop)
  }
  return shop
}

/** Against the database's clock, or all by the one that a test brings. */
function clocksOf(db: Database, log: Logger, { now, hasOwnClock }: Surroundings) {
  if (now && !hasOwnClock) return { leaseClock: clockOf(now), isClockOff: async () => false }
  const own = now ?? Date.now
  return { leaseClock: leaseClockOf(db.engine, own), isClockOff: watchClock(db, log, own) }
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
    const origin = currentOrigin()
    if (!origin) return {}
    const { requestId, trace } = origin
    return { requestId, ...(trace && { traceId: trace.traceId, spanId: trace.spanId }) }
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
