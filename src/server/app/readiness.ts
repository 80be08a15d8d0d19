import { warningsOf } from '#domain/integrity.ts'
import { schemaVersion } from '../platform/db/migrate.ts'
import type { Call } from '../platform/http/request.ts'
import { readFindings } from '../platform/integrity/findings-file.ts'
import type { StorageFault } from '../platform/media/media.ts'
import type { Shop } from '../platform/shop.ts'

/**
 * Says whether this process can sell: 200 when the database answers, 503 while it does not or we stop. What the last
 * check of the data found is told in a line below, without a figure or a name: this address is open to everybody.
 */
export async function readiness(c: Call, shop: Shop, isStopping = false): Promise<Response> {
  try {
    if (isStopping || shop.db.broken.aborted)
      throw new Error('This process takes no more visitors.')
    const [, storage, isClockOff] = await Promise.all([
      schemaVersion(shop.db),
      shop.storageFault(),
      shop.isClockOff(),
    ])
    // Wrong keys are this machine's fault: others may have the right ones. Storage that is away is away for all.
    if (storage?.kind === 'refused') throw new Error(storage.reason)
    return c.text(
      ['ready', ...remarks(shop, storage), ...(isClockOff ? [clockIsOff] : [])].join('\n'),
      200,
      {
        'Cache-Control': 'no-store',
      },
    )
  } catch {
    return c.text('not ready', 503, { 'Cache-Control': 'no-store', 'Retry-After': '1' })
  }
}

const clockIsOff = "warning: this machine's clock is off the database's"

function remarks({ config, journal }: Shop, storage: StorageFault | null): string[] {
  const findings = readFindings(config.dataDir)
  return [
    ...(storage ? ['warning: the storage of pictures does not answer'] : []),
    ...(findings.isChecking ? ['the database is being checked'] : []),
    ...(findings.damage.length > 0 ? ['warning: the database is damaged'] : []),
    ...(findings.missing.length > 0 ? ['warning: acknowledged orders are missing'] : []),
    ...(findings.brokenLines > 0 || findings.isJournalCut
      ? ['warning: the order journal was changed or cut']
      : []),
    ...(journal.isKept() ? [] : ['warning: the order journal is not being kept']),
    ...(warningsOf(findings).length > 0 ? ['see the log, or /admin'] : []),
  ]
}
