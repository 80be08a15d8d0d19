import type { CodDecision } from '#contract/cod/types.ts'
import { type CodReason, type CodDecision as Decided, decideCod } from '#domain/cod/cod-rules.ts'
import { type DeliveryZone, zoneAt } from '#domain/delivery/delivery-zone.ts'
import { ShopError } from '#domain/errors.ts'
import { dayInIndia } from '#domain/india-day.ts'
import { type Paise, toRupees } from '#domain/money.ts'
import { isAtDoor, type PaymentMethod } from '#domain/payment-methods.ts'
import { inEnglish, refusal, type Told } from '#domain/refusals/list.ts'
import { keptTerms } from '../delivery/read-terms.ts'
import { savedAsOf } from '../platform/cache/saved-as-of.ts'
import { untilSaved } from '../platform/cache/until-saved.ts'
import type { Database, Query } from '../platform/db/database.ts'
import { keptNumbersOn, numbersOn } from '../tax/read-law.ts'
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
  zones: readonly DeliveryZone[]
}

type Buying = { lines: readonly Line[]; mobile: string; now: number }

/**
 * What the shop knows of an order's pieces and of its mobile; '' while none is typed. Whoever decides by it asks in
 * the transaction of the order.
 */
export async function doorFacts(
  db: Database,
  { lines, mobile, now }: Buying,
  tx?: Query,
): Promise<DoorFacts> {
  const query = tx ?? db.read
  const asOf = { query, ...(tx && { saved: await savedAsOf(db, tx) }) }
  const rules = await keptRules(db, () => rulesInOrder(query), asOf.saved)
  const numbers = await keptNumbersOn(db, dayInIndia(now), asOf)
  const kept = await keptFromDoor(query, [...new Set(lines.map((line) => line.productId))])
  return {
    rules,
    zones: (await keptTerms(db, asOf)).zones,
    cashLimitPaise: numbers.get('cash-limit') ?? Number.POSITIVE_INFINITY,
    lines: lines.map(({ productId, categoryId }) => ({
      categoryId,
      isCodAllowed: !kept.has(productId),
    })),
    ...(asksOfBuyer(rules) ? await knownOf(query, mobile, numbers, now) : unknown),
  }
}

const keptRules = untilSaved<RuleRow[]>()

/** Of a mobile number that is not looked up. */
const unknown = { refusals: 0, isNewBuyer: false }

/** Nobody is looked up for rules that do not ask who it is. */
const asksOfBuyer = (rules: readonly RuleRow[]) =>
  rules.some((rule) => rule.refusals_at_least !== null || rule.is_new_buyer !== null)

/** What is remembered of a mobile number: nothing of one that is not typed yet. */
async function knownOf(db: Query, mobile: string, numbers: Map<string, number>, now: number) {
  if (mobile === '') return unknown
  return {
    refusals: await refusalsSince(db, mobile, forgottenUntil(numbers, now)),
    isNewBuyer: !(await hasReceived(db, mobile)),
  }
}

/** What is remembered of a mobile number, whether or not a rule asks for it. */
export async function buyerAtDoor(db: Database, mobile: string, now: number) {
  return knownOf(db.read, mobile, await keptNumbersOn(db, dayInIndia(now)), now)
}

/** Any buyer that a rule may ask about: new, known, or one who sent many parcels back. */
const buyers = [
  { refusals: 0, isNewBuyer: true },
  { refusals: Number.MAX_SAFE_INTEGER, isNewBuyer: true },
  { refusals: Number.MAX_SAFE_INTEGER, isNewBuyer: false },
]

/** True where it depends on who buys whether a part is paid in advance: told before anybody is looked up. */
export const mayAskAdvance = (facts: DoorFacts, order: { totalPaise: Paise; pin: string }) =>
  buyers.some((buyer) => decideBy({ ...facts, ...buyer }, order).outcome === 'part-advance')

/** Also staff take no more cash in one sale than the law lets anybody take (R30). */
export async function refuseTooMuchCash(
  tx: Query,
  { method, totalPaise }: { method: PaymentMethod; totalPaise: Paise },
  now: number,
) {
  if (!isAtDoor(method)) return
  const limitPaise = (await numbersOn(tx, dayInIndia(now))).get('cash-limit')
  if (limitPaise === undefined || totalPaise < limitPaise) return
  throw new ShopError(refusal('cash-below', { limitPaise }), { at: 'paymentMethod' })
}

export function decideBy(facts: DoorFacts, order: { totalPaise: Paise; pin: string }): Decided {
  const { rules, zones, cashLimitPaise } = facts
  const isCodInZone = zoneAt(zones, order.pin)?.isCodAllowed
  return decideCod(rules.map(lawfulRule), { ...order, ...facts, isCodInZone }, cashLimitPaise)
}

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
  zone: 'cod-not-there',
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
