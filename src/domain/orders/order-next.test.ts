import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { orderStates } from '#domain/order.ts'
import { nextOf, type OrderFacts } from './order-next.ts'

const now = Date.UTC(2026, 10, 26, 6)
const tomorrow = now + 86_400_000
const unknown: OrderFacts = {
  ...{ state: 'confirmed', confirmBefore: null, isClaimed: false, heldUntil: null },
  ...{ expectedTo: null, returnUntil: null, money: 'none' },
}
const next = (facts: Partial<OrderFacts>) => nextOf({ ...unknown, ...facts }, now)

describe('every state of an order says what happens next and when', () => {
  it.each([
    [{ state: 'pending_payment', heldUntil: tomorrow }, 'pay', tomorrow],
    [{ state: 'pending_payment', heldUntil: now - 1 }, 'payLate', null],
    [{ state: 'pending_payment', heldUntil: tomorrow, isClaimed: true }, 'checking', null],
    [{ state: 'pending_payment', confirmBefore: tomorrow }, 'confirm', tomorrow],
    [{ state: 'confirmed', restBefore: tomorrow }, 'rest', tomorrow],
    [{ state: 'confirmed', restBefore: null }, 'restUndated', null],
    [{ state: 'confirmed', restBefore: tomorrow, isClaimed: true }, 'checking', null],
    [{ state: 'confirmed', expectedTo: tomorrow }, 'pack', tomorrow],
    [{ state: 'packed', expectedTo: tomorrow }, 'collect', tomorrow],
    [{ state: 'shipped', expectedTo: tomorrow }, 'arrive', tomorrow],
    [{ state: 'shipped' }, 'arriveUndated', null],
    [{ state: 'delivered', returnUntil: tomorrow }, 'return', tomorrow],
    [{ state: 'delivered' }, 'settled', null],
    [{ state: 'on_hold' }, 'ask', null],
    [{ state: 'returned' }, 'inspect', null],
    [{ state: 'refunded' }, 'refunded', null],
  ] as const)('%o', (facts, step, by) => {
    expect(next(facts)).toEqual({ step, by })
  })

  it('a parcel that is late says so once its last day is over, not before', () => {
    const lastDay = { state: 'shipped', expectedTo: now - 3_600_000 } as const
    expect(next(lastDay)).toEqual({ step: 'arrive', by: lastDay.expectedTo })
    const over = now - 86_400_000
    expect(next({ state: 'shipped', expectedTo: over })).toEqual({ step: 'late', by: over })
  })

  it('a cancelled order that nobody has paid promises nothing', () => {
    expect(next({ state: 'cancelled' })?.step).toBe('nothing')
    expect(next({ state: 'cancelled', money: 'came' })?.step).toBe('refund')
    expect(next({ state: 'cancelled', money: 'back' })?.step).toBe('refunded')
    expect(next({ state: 'cancelled', money: 'within' })?.step).toBe('backWithin')
    expect(next({ state: 'cancelled', money: undefined })).toBeNull()
  })

  it('no state is left without a word, and no moment that is over is promised', () => {
    const moment = fc.option(fc.integer({ min: now - 1e10, max: now + 1e10 }), { nil: null })
    const anyFacts = fc.record({
      state: fc.constantFrom(...orderStates),
      confirmBefore: fc.constant(null),
      isClaimed: fc.boolean(),
      heldUntil: moment,
      expectedTo: moment,
      returnUntil: fc.constant(null),
      money: fc.constantFrom('none', 'came', 'back'),
    })
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const told = nextOf(facts, now)
        expect(told).not.toBeNull()
        if (told?.by != null && told.step !== 'late') {
          expect(told.by).toBeGreaterThan(now - 86_400_000)
        }
      }),
    )
  })
})
