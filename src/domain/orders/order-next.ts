import type { OrderState } from '#domain/order.ts'

/** What is known of an order by whoever looks at it; moments in ms, null where there is none. */
export type OrderFacts = {
  state: OrderState
  /** Until when its buyer may confirm it. */
  confirmBefore: number | null
  /** True once its buyer has named the transfer. */
  isClaimed: boolean
  heldUntil: number | null
  /** The last day on which it was promised. */
  expectedTo: number | null
  returnUntil: number | null
  /**
   * Whether it was paid, and whether all of that went back: as money, or 'within' to the gift cards and the store credit that alone
   * had paid it; undefined to whom sums are not shown.
   */
  money: 'none' | 'came' | 'back' | 'within' | undefined
  /** Of an order that is booked, while its rest has not come: until when it is to, null for no day; undefined of every other. */
  restBefore?: number | null | undefined
}

export type NextStep =
  | 'confirm'
  | 'pay'
  | 'payLate'
  | 'checking'
  | 'rest'
  | 'restUndated'
  | 'pack'
  | 'packUndated'
  | 'collect'
  | 'collectUndated'
  | 'arrive'
  | 'arriveUndated'
  | 'late'
  | 'return'
  | 'settled'
  | 'ask'
  | 'refund'
  | 'nothing'
  | 'inspect'
  | 'refunded'
  | 'backWithin'

/** What happens next, and by when where a moment is known; ms. */
export type Next = { step: NextStep; by: number | null }

type Rule = (facts: OrderFacts, now: number) => Next | null

const undated = (step: NextStep): Next => ({ step, by: null })

const by = (step: NextStep, moment: number | null, otherwise: NextStep): Next =>
  moment === null ? undated(otherwise) : { step, by: moment }

const waitForMoney: Rule = ({ confirmBefore, isClaimed, heldUntil }, now) => {
  if (confirmBefore !== null) return { step: 'confirm', by: confirmBefore }
  if (isClaimed) return undated('checking')
  return by('pay', heldUntil !== null && heldUntil > now ? heldUntil : null, 'payLate')
}

const waitForRest: Rule = ({ restBefore, isClaimed }) => {
  if (restBefore === undefined) return null
  return isClaimed ? undated('checking') : by('rest', restBefore, 'restUndated')
}

const onTheRoad =
  (step: 'pack' | 'collect' | 'arrive'): Rule =>
  ({ expectedTo }, now) =>
    expectedTo !== null && expectedTo + dayMs <= now
      ? { step: 'late', by: expectedTo }
      : by(step, expectedTo, `${step}Undated`)

/** The whole promised day is the courier's. */
const dayMs = 86_400_000

const afterCancelling = {
  none: 'nothing',
  came: 'refund',
  back: 'refunded',
  within: 'backWithin',
} as const

const rules: Record<OrderState, Rule> = {
  pending_payment: waitForMoney,
  confirmed: (facts, now) => waitForRest(facts, now) ?? onTheRoad('pack')(facts, now),
  packed: onTheRoad('collect'),
  shipped: onTheRoad('arrive'),
  delivered: ({ returnUntil }) => by('return', returnUntil, 'settled'),
  on_hold: () => undated('ask'),
  // Of what nobody has paid nothing comes back; who may not see sums is told of none.
  cancelled: ({ money }) => (money === undefined ? null : undated(afterCancelling[money])),
  returned: () => undated('inspect'),
  refunded: ({ money }) => undated(money === 'within' ? 'backWithin' : 'refunded'),
}

/** What an order’s buyer is told of what comes next; null where nothing can be promised. */
export const nextOf = (facts: OrderFacts, now: number): Next | null =>
  rules[facts.state](facts, now)
