import type * as adminCalls from '#contract/integrity/admin-calls.ts'
import { ShopError } from '#domain/errors.ts'
import { type Findings, warningCodes } from '#domain/integrity.ts'
import { type DataWarning, integritySentences } from '#domain/said/of-integrity.ts'
import { sayCode } from '#domain/said/sentence.ts'
import { actorOf, record } from '../audit/audit.ts'
import type { Handlers } from '../platform/http/serve.ts'
import { keepFindings, readFindings } from '../platform/integrity/findings-file.ts'
import { journalBytes, journalFile } from '../platform/integrity/order-journal.ts'
import type { Shop } from '../platform/shop.ts'

/** What whoever looks after the shop today has to know of its data. */
export function integrityToday({ config, journal }: Shop, backupAlarm: DataWarning | null) {
  const findings = readFindings(config.dataDir)
  const codes: DataWarning[] = [
    ...warningCodes(findings),
    ...(journal.isKept() ? [] : [{ code: 'journal-not-written' as const, params: {} }]),
    ...(backupAlarm ? [backupAlarm] : []),
  ]
  const warnings = codes.map((code) => sayCode(integritySentences, code) ?? code.code)
  return { warnings, codes, isChecking: findings.isChecking, toSettle: toSettle(findings) }
}

/** What somebody may look after and be done with; damage goes away by mending it only. */
const toSettle = ({ missing, brokenLines, isJournalCut }: Findings) =>
  missing.length + brokenLines + (isJournalCut ? 1 : 0)

export const integrityHandlers: Handlers<typeof adminCalls> = {
  async settleFindings({ shop, c, input }) {
    const actor = actorOf(c)
    const { dataDir } = shop.config
    const findings = readFindings(dataDir)
    const { missing, brokenLines, isJournalCut } = findings
    if (toSettle(findings) !== input.toSettle) throw new ShopError('found-more')
    const by = actor.username
    const keys = missing.map(({ key }) => key)
    await shop.journal.add([{ kind: 'settled', at: shop.now(), keys, brokenLines, by }])
    if (!shop.journal.isKept()) throw new ShopError('storage-full')
    await shop.db.write((tx) =>
      record(tx, actor, shop.now(), {
        action: 'update',
        kind: 'integrity',
        id: null,
        subject: 'missing orders looked after',
        before: {
          missing: missing.map(({ number }) => number),
          brokenLines,
          ...(isJournalCut ? { isJournalCut } : {}),
        },
      }),
    )
    const done = { missing: [], brokenLines: 0, isJournalCut: false }
    keepFindings(dataDir, {
      ...findings,
      ...done,
      journalBytes: journalBytes(journalFile(dataDir)),
    })
    return undefined
  },
}
