import { expect, it } from 'vitest'
import { toCome } from './money-of.ts'

const order = (change: object) => {
  const sums = { total: 6400, paid: 0, refunded: 0, credited: 6400, goodwill: 0 }
  const way = { state: 'delivered' as const, paymentMethod: 'cod' as const, returns: [] }
  return { ...way, ...sums, ...change }
}
const back = { returns: [{ state: 'received' }] } as unknown as Parameters<typeof toCome>[0]

it('what was paid at the door may be noted after the saree came back and was credited', () => {
  expect(toCome(order({}))).toBe(6400)
  expect(toCome(order({ ...back, state: 'returned' }))).toBe(6400)
  // What the note left, like the fee of the door, came with the rest.
  expect(toCome(order({ credited: 6350 }))).toBe(6400)
  expect(toCome(order({ ...back, state: 'returned', paid: 6400 }))).toBe(0)
})

it('of a parcel that nobody took, and of an order that was cancelled, nothing comes', () => {
  expect(toCome(order({ state: 'returned' }))).toBe(0)
  expect(toCome(order({ state: 'cancelled', credited: 0 }))).toBe(0)
})

it('else it is what is due', () => {
  expect(toCome(order({ credited: 400, paymentMethod: 'upi' }))).toBe(6000)
  expect(toCome(order({ credited: 0, state: 'confirmed' }))).toBe(6400)
})
