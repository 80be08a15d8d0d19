import { Worker } from 'node:worker_threads'
import type { Logger } from 'pino'
import { isFullCheckDue, seenJournal, warningsOf } from '#domain/integrity.ts'
import type { Config } from '../config.ts'
import type { CheckOptions, Found } from './check-shop.ts'
import { keepFindings, readFindings } from './findings-file.ts'
import { journalBytes, journalFile } from './order-journal.ts'

/** A small shop is checked before it opens; one that takes longer opens meanwhile, and says that it is checked. */
const patienceMs = 2000
const lookEveryMs = 10 * 60_000

export type Watch = {
  /** Ends with the first check, or when waiting for it has taken long enough. */
  begun: Promise<void>
  stop(): void
}

type Around = { log: Logger; now: () => number }

/** Checks the shop's data now and once a night, in one process of each machine. */
export function watchIntegrity(config: Config, { log, now }: Around): Watch {
  let running: Promise<void> | undefined
  const check = (isFull: boolean) => {
    running ??= checkOnce(config, { log, now }, isFull)
      .catch((error: unknown) => log.error({ err: error }, 'the data could not be checked'))
      .finally(() => {
        running = undefined
      })
    return running
  }
  const before = readFindings(config.dataDir)
  tryToKeep(config, log, { ...before, isChecking: true })
  // What a full check has found, a quick one may not see.
  const first = check(before.damage.length > 0)
  const timer = setInterval(() => {
    const known = readFindings(config.dataDir)
    const { isChecking, fullyCheckedAt } = known
    const { isJournalCut } = seenJournal(known, journalBytes(journalFile(config.dataDir)))
    const isDue = isFullCheckDue(now(), fullyCheckedAt)
    // One that failed, because the database was away, is made up for.
    if (isDue || isChecking || isJournalCut !== known.isJournalCut) void check(isDue)
  }, lookEveryMs)
  timer.unref()
  const begun = new Promise<void>((resolve) => {
    const enough = setTimeout(resolve, patienceMs)
    void first.then(() => {
      clearTimeout(enough)
      resolve()
    })
  })
  return { begun, stop: () => clearInterval(timer) }
}

/** One check in a thread of its own; its findings are kept, and whatever is wrong goes to the log. */
export async function checkOnce(config: Config, { log, now }: Around, isFull: boolean) {
  const { dataDir, database } = config
  const journal = journalFile(dataDir)
  const found = await inThread({ database, journal, isFull })
  const before = readFindings(dataDir)
  const checkedAt = now()
  const findings = {
    ...found,
    ...seenJournal(before, journalBytes(journal)),
    isChecking: false,
    checkedAt,
    fullyCheckedAt: isFull ? checkedAt : before.fullyCheckedAt,
    lastSoundAt: found.damage.length === 0 ? checkedAt : before.lastSoundAt,
  }
  tryToKeep(config, log, findings)
  for (const warning of warningsOf(findings)) log.error({ missing: found.missing }, warning)
}

/** A folder that cannot be written to is told of by whoever needs it. */
function tryToKeep({ dataDir }: Config, log: Logger, findings: Parameters<typeof keepFindings>[1]) {
  try {
    keepFindings(dataDir, findings)
  } catch (error) {
    log.error({ err: error }, 'what a check of the data found could not be kept')
  }
}

function inThread(workerData: CheckOptions): Promise<Found> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./check-thread.ts', import.meta.url), { workerData })
    // Nobody who stops waits for a check.
    worker.unref()
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', (code) => reject(new Error(`A check of the data ended with ${code}.`)))
  })
}
