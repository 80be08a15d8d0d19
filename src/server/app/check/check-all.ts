import { backupWarning } from '#domain/backup.ts'
import { seenJournal } from '#domain/integrity.ts'
import { integritySentences } from '#domain/said/of-integrity.ts'
import { sayCode } from '#domain/said/sentence.ts'
import { firstOrderAt, lastBackupAt } from '../../backups/queries.ts'
import { changedDocuments } from '../../documents/seal.ts'
import type { Config } from '../../platform/config.ts'
import { type Database, openDatabase } from '../../platform/db/database.ts'
import { lineOf } from '../../platform/db/line-queries.ts'
import { pendingMigrations } from '../../platform/db/migrate.ts'
import { checkShop } from '../../platform/integrity/check-shop.ts'
import { readFindings } from '../../platform/integrity/findings-file.ts'
import { journalBytes, journalFile } from '../../platform/integrity/order-journal.ts'
import { openMedia } from '../../platform/media/open-media.ts'
import { fileName } from '../../platform/media/picture-name.ts'
import { uploadsFolder } from '../../platform/shop.ts'
import { picturePaths } from '../backup/queries.ts'

export type Row = { isGood: boolean; what: string; words: string }

/** Looks at everything that a shop needs, without changing anything: a row for each, good or not. */
export async function checkAll(config: Config, now: number): Promise<Row[]> {
  const database = await openDatabase(config.database, { isPatient: true })
  try {
    const pending = await pendingMigrations(database)
    if (pending.length > 0) return [behind(pending), await storage(config)]
    return [
      { isGood: true, what: 'schema', words: 'up to date' },
      { isGood: true, what: 'database', words: await kindOf(database) },
      await data(config),
      await documents(database),
      await storage(config, database),
      await backups(database, now),
    ]
  } finally {
    await database.close()
  }
}

/** Which database it is, and whether what is asked of it can be read on the way. */
async function kindOf(database: Database): Promise<string> {
  if (database.engine === 'sqlite') return 'embedded'
  const { release, isEncrypted } = await lineOf(database)
  return `PostgreSQL ${release}, ${isEncrypted ? 'encrypted' : 'not encrypted'}`
}

const behind = (pending: string[]): Row => ({
  isGood: false,
  what: 'schema',
  words: `lacks ${pending.join(', ')}: run pallu migrate, or start the shop`,
})

async function data({ database, dataDir }: Config): Promise<Row> {
  const journal = journalFile(dataDir)
  const { damage, missing, brokenLines } = await checkShop({ database, journal, isFull: true })
  const { isJournalCut } = seenJournal(readFindings(dataDir), journalBytes(journal))
  const words = [
    ...damage,
    ...(missing.length > 0 ? [`${missing.length} acknowledged orders are missing`] : []),
    ...(brokenLines > 0 ? [`${brokenLines} lines of the order journal were changed or cut`] : []),
    ...(isJournalCut ? ['the order journal was deleted or made shorter'] : []),
  ]
  return { isGood: words.length === 0, what: 'data', words: words.join('; ') || 'sound' }
}

/** Invoices, notes and vouchers, each held against what it said when it was issued. */
async function documents(database: Database): Promise<Row> {
  const changed = await changedDocuments(database.read)
  const what = 'documents'
  if (changed.length === 0) return { isGood: true, what, words: 'as they were issued' }
  const named = changed.slice(0, 5).join(', ') + (changed.length > 5 ? ' and more' : '')
  const words = `${changed.length} of them say something else than when they were issued (${named}): the database was changed by hand. Restore a backup of before, or correct them by credit notes`
  return { isGood: false, what, words }
}

async function storage(config: Config, database?: Database): Promise<Row> {
  const media = openMedia(config, uploadsFolder(config))
  const fault = await media.fault()
  const what = 'pictures'
  if (fault) return { isGood: false, what, words: fault.reason }
  const place = config.s3 ? `${config.s3.endpoint}, bucket ${config.s3.bucket}` : config.dataDir
  if (!database) return { isGood: true, what, words: place }
  const there = new Set((await media.list('')).map((file) => file.name))
  const known = await picturePaths(database.read)
  const lacking = known.filter((address) => !there.has(fileName(address)))
  if (lacking.length === 0) return { isGood: true, what, words: `${known.length} in ${place}` }
  const words = `${lacking.length} of ${known.length} are not in ${place}: pallu move --pictures, or a restore`
  return { isGood: false, what, words }
}

async function backups(database: Database, now: number): Promise<Row> {
  const [lastAt, since] = await Promise.all([lastBackupAt(database), firstOrderAt(database)])
  const warning = backupWarning({ lastAt, since }, now)
  const last = lastAt === null ? 'none yet' : `the last of ${new Date(lastAt).toISOString()}`
  return {
    isGood: warning === null,
    what: 'backup',
    words: (warning && sayCode(integritySentences, warning)) ?? last,
  }
}
