import { isPin } from '#domain/address/pin.ts'
import { type Paise, upToRupee } from '#domain/money.ts'

export const codOutcomes = ['allow', 'confirm', 'part-advance', 'refuse'] as const
export type CodOutcome = (typeof codOutcomes)[number]

/** One line of the owner's list. A condition that is not given always holds. */
export type CodRule = {
  id: number
  isActive?: boolean | undefined
  pinPrefixes?: readonly string[] | null | undefined
  minPaise?: Paise | null | undefined
  maxPaise?: Paise | null | undefined
  categoryIds?: readonly number[] | null | undefined
  refusalsAtLeast?: number | null | undefined
  isNewBuyer?: boolean | null | undefined
  outcome: CodOutcome
  advancePercent?: number | null | undefined
  advancePaise?: Paise | null | undefined
}

export type CodQuestion = {
  totalPaise: Paise
  pin: string
  lines: readonly { categoryId: number | null; isCodAllowed?: boolean | undefined }[]
  /** False where the zone of the PIN code takes no money at the door. */
  isCodInZone?: boolean | undefined
  /** Parcels refused at the door under this mobile within a year. */
  refusals: number
  isNewBuyer: boolean
}

export type CodReason = 'nothing-to-pay' | 'bad-pin' | 'product' | 'zone' | 'rule' | 'cash-limit'

export type CodDecision = {
  outcome: CodOutcome
  /** Why it is refused; null where it is not. */
  reason: CodReason | null
  /** The rule that decided. */
  rule: number | null
  advancePaise: Paise
}

/** Whether an order may be paid at the door: the first rule that fits decides, and so much cash is never taken. */
export function decideCod(
  rules: readonly CodRule[],
  order: CodQuestion,
  cashLimitPaise: Paise,
): CodDecision {
  if (order.totalPaise <= 0) return refuse('nothing-to-pay')
  if (!isPin(order.pin)) return refuse('bad-pin')
  if (order.lines.some((line) => line.isCodAllowed === false)) return refuse('product')
  if (order.isCodInZone === false) return refuse('zone')
  const rule = rules.find((one) => one.isActive !== false && fits(one, order))
  if (rule?.outcome === 'refuse') return refuse('rule', rule.id)
  const advancePaise = rule?.outcome === 'part-advance' ? advanceByRule(rule, order.totalPaise) : 0
  if (order.totalPaise - advancePaise >= cashLimitPaise) return refuse('cash-limit')
  return { outcome: rule?.outcome ?? 'allow', reason: null, rule: rule?.id ?? null, advancePaise }
}

const refuse = (reason: CodReason, rule: number | null = null): CodDecision => ({
  outcome: 'refuse',
  ...{ reason, rule },
  advancePaise: 0,
})

function fits(rule: CodRule, order: CodQuestion): boolean {
  const { pinPrefixes, minPaise, maxPaise, categoryIds, refusalsAtLeast, isNewBuyer } = rule
  return [
    !pinPrefixes?.length || pinPrefixes.some((prefix) => order.pin.startsWith(prefix)),
    minPaise == null || order.totalPaise >= minPaise,
    maxPaise == null || order.totalPaise <= maxPaise,
    !categoryIds?.length || order.lines.some((line) => isAmong(categoryIds, line.categoryId)),
    refusalsAtLeast == null || order.refusals >= refusalsAtLeast,
    isNewBuyer == null || order.isNewBuyer === isNewBuyer,
  ].every(Boolean)
}

/** Whether something of this category is of one of these. */
export const isAmong = (ids: readonly number[], id: number | null) =>
  id !== null && ids.includes(id)

/** A percentage is rounded up to the rupee; never more than there is to pay. */
export function advanceByRule(
  { advancePercent, advancePaise }: Pick<CodRule, 'advancePercent' | 'advancePaise'>,
  totalPaise: Paise,
): Paise {
  const share = advancePercent ? upToRupee(totalPaise, advancePercent) : (advancePaise ?? 0)
  return Math.min(totalPaise, share)
}
