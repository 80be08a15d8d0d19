import type { Logger } from 'pino'
import { settleSkeletons } from '../accounts/settle-skeletons.ts'
import type { Config } from '../platform/config.ts'
import { type Database, openDatabase } from '../platform/db/database.ts'
import { clockOf, leaseClockOf } from '../platform/db/lease-clock.ts'
import { logSlowQueries } from '../platform/db/log-slow.ts'
import { migrate, newerMigrations } from '../platform/db/migrate.ts'
import { watchClock } from '../platform/db/watch-clock.ts'
import { withJournal } from '../platform/integrity/note-orders.ts'
import { journalFile, openJournal } from '../platform/integrity/order-journal.ts'
import { raiseNumbers } from '../platform/integrity/raise-numbers.ts'
import { openMedia } from '../platform/media/open-media.ts'
import { createPictureQueue } from '../platform/media/picture-queue.ts'
import { refuseWrongStorage, watchStorage } from '../platform/media/storage/watch-storage.ts'
import { openOutcomes } from '../platform/outcomes/outcomes.ts'
import { openLog, type Shop, uploadsFolder } from '../platform/shop.ts'
import { answersOfNouns } from './answers-of-nouns.ts'
import { renewSeals } from './renew-seals.ts'

export type Surroundings = {
  /** Leases go by it too, unless `hasOwnClock`. */
  now?: () => number
  /** True where `now` is the clock of a machine, right or wrong, and the database has another. */
  hasOwnClock?: boolean
  log?: Logger
  /** True in a process whose primary has migrated already. */
  isMigrated?: boolean
}

const patienceOf = ({ databasePatienceSeconds }: Config) => ({
  patienceSeconds: databasePatienceSeconds,
})

/** Opens the shop: database migrated, nothing listening yet. */
export async function createShop(config: Config, around: Surroundings = {}): Promise<Shop> {
  const log = around.log ?? openLog(config)
  const now = around.now ?? Date.now
  const journal = openJournal(journalFile(config.dataDir), (err) =>
    log.error({ err }, 'the order journal could not be written'),
  )
  const db = withJournal(await openDatabase(config.database, patienceOf(config)), journal)
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
  const kept = { db, journal, media, storageFault, pictureQueue, outcomes }
  const shop: Shop = {
    ...{ config, ...kept, log, now, ...clocks },
    ...answersOfNouns(() => shop),
    ...endOf(kept, logSlowQueries(log, config.slowQueryMs)),
  }
  if (!around.isMigrated) {
    await renewSeals(shop)
    await settleSkeletons(shop)
  }
  return shop
}

type Kept = Pick<Shop, 'db' | 'journal' | 'pictureQueue' | 'outcomes'>

/** Everything in the order in which one thing needs the next. */
type End = () => void | Promise<void>

function endOf({ db, journal, pictureQueue, outcomes }: Kept, first: End) {
  const ends = [first]
  const leaves: (() => void)[] = []
  const leave = () => {
    for (const end of leaves.splice(0)) end()
  }
  return {
    onClose: (end: End) => void ends.push(end),
    onLeave: (end: () => void) => void leaves.push(end),
    leave,
    async close() {
      leave()
      for (const end of ends) await end()
      await pictureQueue.stop()
      await outcomes.written()
      await db.close()
      await journal.close()
    },
  }
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
