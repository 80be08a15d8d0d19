import type { CodDecision } from '#contract/cod/types.ts'
import { type CodReason, type CodDecision as Decided, decideCod } from '#domain/cod/cod-rules.ts'
import { dayInIndia } from '#domain/india-day.ts'
import { type Paise, toRupees } from '#domain/money.ts'
import { inEnglish, refusal, type Told } from '#domain/refusals/list.ts'
import type { Query } from '../platform/db/database.ts'
import { numbersOn } from '../tax/read-law.ts'
import { forgottenUntil } from './door-refusals.ts'
import { hasReceived, keptFromDoor, type RuleRow, refusalsSince, rulesInOrder } from './queries.ts'
import { lawfulRule } from './rules.ts'

type Line = { productId: number; categoryId: number | null }

/** All that counts when an order asks to be paid at the door, read once. */
export type DoorFacts = {
  rules: readonly RuleRow[]
  cashLimitPaise: Paise
  lines: readonly { categoryId: number | null; isCodAllowed: boolean }[]
  refusals: number
  isNewBuyer: boolean
}

/** What the shop knows of an order's pieces and of its mobile; '' while none is typed. */
export async function doorFacts(
  db: Query,
  { lines, mobile, now }: { lines: readonly Line[]; mobile: string; now: number },
): Promise<DoorFacts> {
  const rules = await rulesInOrder(db)
  const numbers = await numbersOn(db, dayInIndia(now))
  const kept = await keptFromDoor(db, [...new Set(lines.map((line) => line.productId))])
  return {
    rules,
    cashLimitPaise: numbers.get('cash-limit') ?? Number.POSITIVE_INFINITY,
    lines: lines.map(({ productId, categoryId }) => ({
      categoryId,
      isCodAllowed: !kept.has(productId),
    })),
    ...(await knownOf(db, mobile, numbers, now)),
  }
}

/** What is remembered of a mobile number: nothing of one that is not typed yet. */
async function knownOf(db: Query, mobile: string, numbers: Map<string, number>, now: number) {
  if (mobile === '') return { refusals: 0, isNewBuyer: false }
  return {
    refusals: await refusalsSince(db, mobile, forgottenUntil(numbers, now)),
    isNewBuyer: !(await hasReceived(db, mobile)),
  }
}

export const decideBy = (facts: DoorFacts, order: { totalPaise: Paise; pin: string }): Decided =>
  decideCod(facts.rules.map(lawfulRule), { ...order, ...facts }, facts.cashLimitPaise)

/** Why a buyer cannot pay at the door: never that it is because of them. */
export function doorRefusal(facts: DoorFacts, { reason, rule }: Decided): Told {
  const words = facts.rules.find((row) => row.id === rule)?.words ?? ''
  if (words !== '') return refusal('cod-rule-says', { words })
  if (reason === 'cash-limit') return refusal('cod-below', { limitPaise: facts.cashLimitPaise })
  return usualRefusals[reason ?? 'rule']
}

const usualRefusals = {
  'nothing-to-pay': 'nothing-to-pay',
  'bad-pin': 'cod-needs-pin',
  product: 'cod-not-for-piece',
  rule: 'cod-not-for-order',
} as const satisfies Record<Exclude<CodReason, 'cash-limit'>, Told>

export function presentDecision(facts: DoorFacts, decided: Decided): CodDecision {
  const { outcome, reason, rule, advancePaise } = decided
  const place = facts.rules.findIndex((row) => row.id === rule)
  return {
    ...{ outcome, reason, rule, advance: toRupees(advancePaise) },
    position: place < 0 ? null : place + 1,
    words: outcome === 'refuse' ? inEnglish(doorRefusal(facts, decided)) : '',
    ...{ refusals: facts.refusals, isNewBuyer: facts.isNewBuyer },
  }
}
