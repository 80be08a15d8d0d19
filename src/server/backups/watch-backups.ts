import { backupWarning } from '#domain/backup.ts'
import { type DataWarning, integritySentences } from '#domain/said/of-integrity.ts'
import { sayCode } from '#domain/said/sentence.ts'
import type { Shop } from '../platform/shop.ts'
import { firstOrderAt, lastBackupAt } from './queries.ts'

/** The alarm about backups; a shop that is not public yet, or never will be, needs none. */
export async function backupAlarm({ config, db, now }: Shop): Promise<DataWarning | null> {
  if (!config.isHttps) return null
  const [lastAt, since] = await Promise.all([lastBackupAt(db), firstOrderAt(db)])
  return backupWarning({ lastAt, since }, now())
}

/** Writes the alarm to the log, where a watcher of logs finds it. */
export async function warnOfBackups(shop: Shop) {
  const warning = await backupAlarm(shop)
  if (warning) shop.log.error(sayCode(integritySentences, warning))
}
