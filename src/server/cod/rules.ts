import type { CodRule, CodRulesForm } from '#contract/cod/types.ts'
import type { CodRule as LawfulRule } from '#domain/cod/cod-rules.ts'
import { ShopError } from '#domain/errors.ts'
import { type Paise, toPaise, toRupees } from '#domain/money.ts'
import { type Actor, record } from '../audit/audit.ts'
import { bumpVersion } from '../platform/db/version.ts'
import { versionOf } from '../platform/edit-version.ts'
import type { Shop } from '../platform/shop.ts'
import { type NewRule, type RuleRow, rulesInOrder, writeRules } from './queries.ts'

const rupees = (paise: Paise | null) => (paise === null ? null : toRupees(paise))
const paise = (amount: number | null) => (amount === null ? null : toPaise(amount))

export const presentRule = (row: RuleRow): CodRule => ({
  id: row.id,
  isActive: row.is_active === 1,
  pinPrefixes: JSON.parse(row.pin_prefixes),
  min: rupees(row.min_paise),
  max: rupees(row.max_paise),
  categoryIds: JSON.parse(row.category_ids),
  refusalsAtLeast: row.refusals_at_least,
  isNewBuyer: row.is_new_buyer === null ? null : row.is_new_buyer === 1,
  outcome: row.outcome,
  advancePercent: row.advance_percent,
  advance: rupees(row.advance_paise),
  words: row.words,
})

/** A rule as the domain decides by it. */
export const lawfulRule = (row: RuleRow): LawfulRule => ({
  ...presentRule(row),
  minPaise: row.min_paise,
  maxPaise: row.max_paise,
  advancePaise: row.advance_paise,
})

function rowOf(rule: CodRulesForm['rules'][number], position: number): NewRule {
  return {
    ...(rule.id !== undefined && { id: rule.id }),
    position,
    is_active: rule.isActive ? 1 : 0,
    pin_prefixes: JSON.stringify(rule.pinPrefixes),
    min_paise: paise(rule.min),
    max_paise: paise(rule.max),
    category_ids: JSON.stringify(rule.categoryIds),
    refusals_at_least: rule.refusalsAtLeast,
    is_new_buyer: rule.isNewBuyer === null ? null : Number(rule.isNewBuyer),
    outcome: rule.outcome,
    advance_percent: rule.outcome === 'part-advance' ? rule.advancePercent : null,
    advance_paise: rule.outcome === 'part-advance' ? paise(rule.advance) : null,
    words: rule.words,
  }
}

/** The whole list in its order; refused where somebody else has changed the list that was seen. */
export function saveRules(
  shop: Shop,
  actor: Actor,
  { rules, seen }: CodRulesForm,
): Promise<CodRule[]> {
  const now = shop.now()
  return shop.db.write(async (tx) => {
    // Whoever saves next waits here, and sees what was saved.
    await bumpVersion(tx, now)
    const before = (await rulesInOrder(tx)).map(presentRule)
    if (seen && versionOf(seen) !== versionOf(before)) {
      throw new ShopError('changed-meanwhile', { current: { rules: before } })
    }
    const known = new Set(before.map((rule) => rule.id))
    // A rule that somebody has removed meanwhile comes back as a new one.
    const kept = rules.map(({ id, ...rule }) => (id && known.has(id) ? { ...rule, id } : rule))
    await writeRules(tx, kept.map(rowOf))
    const after = (await rulesInOrder(tx)).map(presentRule)
    const what = { action: 'update', kind: 'cod-rules', id: null } as const
    await record(tx, actor, now, { ...what, subject: 'Cash on delivery', before, after })
    return after
  })
}
