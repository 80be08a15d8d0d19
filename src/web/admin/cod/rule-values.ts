import type { CodRule, CodRulesForm } from '#contract/cod/types.ts'
import type { CodOutcome } from '#domain/cod/cod-rules.ts'
import { adminCod as words } from '#web/words/en/admin/cod.ts'
import { numberOf } from '../parts/forms/number-of.ts'
import type { Reading } from '../parts/forms/use-settings.ts'

const highest = 10_000_000

/** A rule as it stands in its fields: numbers are text until they are read. */
export type RuleValues = {
  id?: number | undefined
  isActive: boolean
  pins: string
  min: string
  max: string
  categoryIds: number[]
  refusals: string
  buyer: 'any' | 'new' | 'known'
  outcome: CodOutcome
  /** '20%' or '500'. */
  advance: string
  words: string
}

export type RulesValues = { rules: RuleValues[]; seen: CodRule[] }

export const newRule: RuleValues = {
  ...{ isActive: true, pins: '', min: '', max: '', categoryIds: [], refusals: '' },
  ...{ buyer: 'any', outcome: 'confirm', advance: '', words: '' },
}

export const valuesOf = (saved: CodRule[]): RulesValues => ({
  rules: saved.map(ruleValuesOf),
  seen: saved,
})

const spelled = (amount: number | null) => (amount === null ? '' : String(amount))

const ruleValuesOf = (rule: CodRule): RuleValues => ({
  ...{ id: rule.id, isActive: rule.isActive, outcome: rule.outcome, words: rule.words },
  pins: rule.pinPrefixes.join(', '),
  ...{ min: spelled(rule.min), max: spelled(rule.max), refusals: spelled(rule.refusalsAtLeast) },
  categoryIds: rule.categoryIds,
  buyer: rule.isNewBuyer === null ? 'any' : rule.isNewBuyer ? 'new' : 'known',
  advance: rule.advancePercent === null ? spelled(rule.advance) : `${rule.advancePercent}%`,
})

/** What the fields say, or what is wrong with them, named as the server names it: `rules.0.min`. */
export function rulesIn({ rules, seen }: RulesValues): Reading<CodRulesForm> {
  const faults: Record<string, string> = {}
  const read = rules.map((rule, at) =>
    ruleIn(rule, (field, sentence) => {
      faults[`rules.${at}.${field}`] = sentence
    }),
  )
  if (Object.keys(faults).length > 0) return { ok: false, faults }
  return { ok: true, input: { rules: read, seen } }
}

type Complain = (field: string, sentence: string) => void

function ruleIn(rule: RuleValues, complain: Complain): CodRulesForm['rules'][number] {
  const amount = (field: 'min' | 'max') => {
    const value = rule[field].trim() === '' ? null : numberOf(rule[field], 2, highest)
    if (rule[field].trim() !== '' && value === null) complain(field, words.amountBad)
    return value
  }
  const [min, max] = [amount('min'), amount('max')]
  if (min !== null && max !== null && min > max) complain('max', words.rangeBad)
  const pinPrefixes = rule.pins.split(/[\s,;]+/).filter((part) => part !== '')
  if (pinPrefixes.some((part) => !/^[1-9]\d{0,5}$/.test(part))) {
    complain('pinPrefixes', words.pinsBad)
  }
  const hasRefusals = rule.refusals.trim() !== ''
  const refusalsAtLeast = hasRefusals ? numberOf(rule.refusals, 0, 100) : null
  if (hasRefusals && !refusalsAtLeast) complain('refusalsAtLeast', words.countBad)
  return {
    ...{ id: rule.id, isActive: rule.isActive, outcome: rule.outcome, words: rule.words.trim() },
    ...{ pinPrefixes, min, max, refusalsAtLeast, categoryIds: rule.categoryIds },
    isNewBuyer: rule.buyer === 'any' ? null : rule.buyer === 'new',
    ...advanceIn(rule, complain),
  }
}

function advanceIn({ outcome, advance }: RuleValues, complain: Complain) {
  const none = { advance: null, advancePercent: null }
  if (outcome !== 'part-advance') return none
  const text = advance.trim()
  const isPercent = text.endsWith('%')
  const value = isPercent ? numberOf(text.slice(0, -1), 0, 100) : numberOf(text, 2, highest)
  if (!value) complain('advance', words.advanceBad)
  return isPercent ? { ...none, advancePercent: value } : { ...none, advance: value }
}
