import type { ComplianceList, WaiverForm } from '#contract/compliance/types.ts'
import { ShopError } from '#domain/errors.ts'
import { type Actor, record } from '../audit/audit.ts'
import { bumpVersion } from '../platform/db/version.ts'
import type { Shop } from '../platform/shop.ts'
import { presentCompliance } from './present.ts'
import { insertWaivers } from './waiver-queries.ts'

/** Says why a return is made in spite of what is red; what was waived before stays as it was. */
export function waiveChecks(
  shop: Shop,
  actor: Actor,
  { period, checks, words }: WaiverForm,
): Promise<ComplianceList> {
  const now = shop.now()
  return shop.db.write(async (tx) => {
    // Whoever waives next waits here, and sees what was waived.
    await bumpVersion(tx, now)
    const before = await presentCompliance(shop, tx, period)
    const waived = before.waitsFor.filter((id) => checks.includes(id))
    const isKnown = before.checks.some(({ id, waived: why }) => checks.includes(id) && why !== null)
    if (waived.length === 0) {
      if (isKnown) return before
      throw new ShopError('nothing-to-waive', { at: 'checks' })
    }
    const by = { words, user_id: actor.id, created_at: now }
    await insertWaivers(
      tx,
      waived.map((check_id) => ({ period, check_id, ...by })),
    )
    const what = { action: 'create', kind: 'compliance-waiver', id: null } as const
    await record(tx, actor, now, { ...what, subject: period, after: { checks: waived, words } })
    return presentCompliance(shop, tx, period)
  })
}
