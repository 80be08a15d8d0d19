import fc from 'fast-check'
import { expect, it } from 'vitest'
import { startOfDay } from '#domain/india-day.ts'
import {
  type CardMove,
  cardBalance,
  cardMoveKinds,
  endOfCard,
  expiryAfterReturn,
  isUsable,
  lastDayOf,
  leftBesideCards,
  spendingOfCards,
  usualLastDay,
} from './gift-card.ts'

const move = (kind: CardMove['kind'], paise: number): CardMove => ({ kind, paise })
const moves = fc.array(
  fc.record({
    kind: fc.constantFrom(...cardMoveKinds),
    paise: fc.integer({ min: -5, max: 5_000 }),
  }),
)

it('is what was issued less what was spent, with what came back', () => {
  const all = [move('issued', 1_000), move('spent', 700), move('returned', 200), move('spent', 500)]
  expect(cardBalance(all)).toEqual({ balancePaise: 0, refused: [] })
  expect(cardBalance([move('issued', 500), move('cancelled', 500)]).balancePaise).toBe(0)
})

it('refuses what may not be, which then counts nothing', () => {
  const all = [
    ...[move('spent', 1), move('issued', 1_000), move('issued', 0), move('spent', 0.5)],
    ...[move('cancelled', 999), move('spent', 1_001), move('spent', 400), move('returned', 401)],
    ...[move('cancelled', 600), move('returned', 400), move('cancelled', 1_000)],
  ]
  expect(cardBalance(all)).toEqual({ balancePaise: 0, refused: [0, 2, 3, 4, 5, 7, 8] })
})

it('is never below nothing, never above what was issued, and the sum of what counts', () => {
  fc.assert(
    fc.property(moves, (all) => {
      const { balancePaise, refused } = cardBalance(all)
      const counted = all.filter((_, at) => !refused.includes(at))
      const sum = (...kinds: string[]) =>
        counted.reduce((total, { kind, paise }) => total + (kinds.includes(kind) ? paise : 0), 0)
      expect(balancePaise).toBe(sum('issued', 'returned') - sum('spent', 'cancelled'))
      expect(balancePaise).toBeGreaterThanOrEqual(0)
      expect(balancePaise).toBeLessThanOrEqual(sum('issued'))
      expect(sum('returned')).toBeLessThanOrEqual(sum('spent'))
    }),
  )
})

it('pays with the card that ends first, never more than is due or there', () => {
  const card = (id: number, balancePaise: number, expiresAt: number) => ({
    ...{ id, balancePaise, expiresAt },
  })
  expect(spendingOfCards([card(1, 300, 9), card(2, 500, 5), card(3, 100, 9)], 850)).toEqual([
    { id: 2, paise: 500 },
    { id: 1, paise: 300 },
    { id: 3, paise: 50 },
  ])
  const cards = fc.array(fc.tuple(fc.nat(9_000), fc.nat(5)))
  fc.assert(
    fc.property(cards, fc.nat(20_000), (some, due) => {
      const all = some.map(([balance, end], at) => card(at + 1, balance, end))
      const spent = spendingOfCards(all, due)
      const paid = spent.reduce((sum, { paise }) => sum + paise, 0)
      const there = all.reduce((sum, { balancePaise }) => sum + balancePaise, 0)
      expect(paid).toBe(Math.min(due, there))
      for (const { id, paise } of spent)
        expect(paise).toBeLessThanOrEqual(all[id - 1]?.balancePaise ?? 0)
    }),
  )
})

it('is good for a year at least, until the end of its last day in India', () => {
  const now = startOfDay('2026-11-28') + 3_600_000
  expect(usualLastDay(now)).toBe('2027-11-28')
  expect(usualLastDay(now, 3)).toBe('2027-11-28')
  expect(usualLastDay(now, 36)).toBe('2029-11-28')
  const expiresAt = endOfCard('2027-11-28')
  expect(lastDayOf(expiresAt)).toBe('2027-11-28')
  expect(isUsable({ state: 'active', expiresAt }, expiresAt - 1)).toBe(true)
  expect(isUsable({ state: 'active', expiresAt }, expiresAt)).toBe(false)
  expect(isUsable({ state: 'blocked', expiresAt }, now)).toBe(false)
})

it('is good for ninety days more where money goes back to it, and never for less than before', () => {
  const now = startOfDay('2028-01-10')
  expect(lastDayOf(expiryAfterReturn(endOfCard('2027-11-28'), now))).toBe('2028-04-09')
  expect(lastDayOf(expiryAfterReturn(endOfCard('2029-11-28'), now))).toBe('2029-11-28')
})

it('never becomes cash: what cards paid of an order goes back to them', () => {
  const order = { paidPaise: 8_000, refundedPaise: 0, onCardsPaise: 6_000 }
  expect(leftBesideCards(order)).toBe(2_000)
  expect(leftBesideCards({ ...order, refundedPaise: 2_000 })).toBe(0)
  expect(leftBesideCards({ ...order, refundedPaise: 6_000, onCardsPaise: 0 })).toBe(2_000)
  expect(leftBesideCards({ ...order, refundedPaise: 3_000 })).toBe(0)
})
