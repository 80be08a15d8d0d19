import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  canMove,
  counterName,
  counterOf,
  goesBackOnSale,
  holdsStock,
  isOrderState,
  nextStates,
  normaliseReference,
  orderNumber,
  orderStates,
  referenceCode,
  yearInIndia,
} from './order.ts'

describe('the life of an order', () => {
  it('has these moves by these hands, and no others', () => {
    const actors = ['customer', 'staff', 'system'] as const
    const all = orderStates.flatMap((from) =>
      orderStates.flatMap((to) => {
        const hands = actors.filter((actor) => canMove(from, to, actor))
        return hands.length > 0 ? [`${from} > ${to}: ${hands.join(' ')}`] : []
      }),
    )
    expect(all).toEqual([
      'pending_payment > confirmed: staff system',
      'pending_payment > on_hold: staff system',
      'pending_payment > cancelled: customer staff system',
      'confirmed > packed: staff system',
      'confirmed > on_hold: staff system',
      'confirmed > cancelled: customer staff system',
      'packed > confirmed: staff',
      'packed > shipped: staff system',
      'packed > on_hold: staff',
      'packed > cancelled: staff',
      'shipped > delivered: staff system',
      'shipped > returned: staff system',
      'delivered > returned: staff',
      'on_hold > confirmed: staff system',
      'on_hold > cancelled: customer staff system',
      'cancelled > refunded: staff system',
      'returned > refunded: staff system',
    ])
  })

  it('is paid, packed, shipped, delivered', () => {
    expect(canMove('pending_payment', 'confirmed', 'system')).toBe(true)
    expect(canMove('confirmed', 'packed', 'staff')).toBe(true)
    expect(canMove('packed', 'shipped', 'staff')).toBe(true)
    expect(canMove('shipped', 'delivered', 'staff')).toBe(true)
  })

  it('a customer may only cancel, and only before packing', () => {
    for (const from of orderStates) {
      for (const to of nextStates(from, 'customer')) expect(to).toBe('cancelled')
    }
    expect(canMove('confirmed', 'cancelled', 'customer')).toBe(true)
    expect(canMove('packed', 'cancelled', 'customer')).toBe(false)
    expect(canMove('shipped', 'cancelled', 'staff')).toBe(false)
  })

  it('pieces of a cancelled order go back on sale unless staff say no; returned ones if they say yes', () => {
    expect(goesBackOnSale('cancelled')).toBe(true)
    expect(goesBackOnSale('cancelled', false)).toBe(false)
    expect(goesBackOnSale('returned')).toBe(false)
    expect(goesBackOnSale('returned', true)).toBe(true)
    for (const to of orderStates) {
      if (to !== 'cancelled' && to !== 'returned') expect(goesBackOnSale(to, true)).toBe(false)
    }
  })

  it('nothing moves to where it is, and a refund ends it', () => {
    for (const state of orderStates) expect(canMove(state, state, 'staff')).toBe(false)
    expect(nextStates('refunded', 'staff')).toEqual([])
  })

  it('every state can be reached', () => {
    const reached = new Set(['pending_payment'])
    for (const from of orderStates) {
      for (const to of nextStates(from, 'staff')) reached.add(to)
    }
    expect(reached.size).toBe(orderStates.length)
    expect(orderStates.filter(holdsStock)).toEqual([
      'pending_payment',
      'confirmed',
      'packed',
      'on_hold',
    ])
    for (const state of orderStates) expect(isOrderState(state)).toBe(true)
    expect(isOrderState('lost')).toBe(false)
  })
})

describe('numbers and references', () => {
  it('order number from a counter and the year', () => {
    expect(orderNumber(123, 2026)).toBe('PAL-2026-000123')
  })

  it('a reference is known however it is typed', () => {
    for (const typed of ['wa 7k3q', ' WA--7k3q.', 'wa-7k3q']) {
      expect(normaliseReference(typed)).toBe('WA-7K3Q')
    }
  })

  it('a reference says nothing ambiguous', () => {
    expect(referenceCode('WA', new Uint8Array([5, 17, 1, 22]))).toBe('WA-7K3Q')
    return fc.assert(
      fc.property(fc.uint8Array({ minLength: 4, maxLength: 4 }), (bytes) => {
        const code = referenceCode('WA', bytes)
        expect(code).toMatch(/^WA-[2-9A-HJ-NP-Z]{4}$/)
        expect(normaliseReference(code.toLowerCase().replace('-', ' '))).toBe(code)
      }),
    )
  })
})

describe('numbers of the year', () => {
  it('the year begins at midnight in India', () => {
    expect(yearInIndia(Date.UTC(2025, 11, 31, 18, 29))).toBe(2025)
    expect(yearInIndia(Date.UTC(2025, 11, 31, 18, 30))).toBe(2026)
  })

  it('name the counter that gave them', () => {
    expect(counterOf('PAL-2026-000123')).toEqual({ name: 'order:2026', value: 123 })
    expect(counterOf('INV-2627-000007')).toEqual({ name: 'invoice:2627', value: 7 })
    expect(counterOf('CN-2627-1000000')).toEqual({ name: 'cn:2627', value: 1_000_000 })
    expect(counterName('CN', '2627')).toBe('cn:2627')
    for (const other of ['', 'PAL-2026', 'WA-7K3Q', 'INV-26-000001', 'INV-2627-00001'])
      expect(counterOf(other)).toBeUndefined()
  })
})
