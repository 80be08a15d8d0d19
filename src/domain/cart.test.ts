import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { firstTerms } from '#domain/delivery/delivery-terms.ts'
import {
  addLine,
  cartTotals,
  changeLine,
  dueIn,
  itemCount,
  lineProblems,
  mergeLines,
  removeLine,
} from './cart.ts'
import { welcomeCoupon } from './coupon.ts'

const held = [
  { productId: 1, quantity: 2 },
  { productId: 2, quantity: 1 },
]

describe('adding and changing', () => {
  it('adds to the line of the same saree', () => {
    expect(addLine(held, { productId: 1, quantity: 1 }, 20)).toEqual({
      lines: [
        { productId: 1, quantity: 3 },
        { productId: 2, quantity: 1 },
      ],
      quantity: 3,
      isCapped: false,
    })
  })

  it('begins a line of its own for another saree, behind the others', () => {
    const fifth = { productId: 5, quantity: 2 }
    for (const change of [addLine, changeLine])
      expect(change(held, fifth, 20)).toEqual({
        lines: [...held, fifth],
        quantity: 2,
        isCapped: false,
      })
  })

  it('1 to min(10, stock), said when it changes', () => {
    expect(addLine(held, { productId: 1, quantity: 9 }, 20)).toMatchObject({
      quantity: 10,
      isCapped: true,
    })
    expect(changeLine(held, { productId: 1, quantity: 9 }, 4)).toMatchObject({
      quantity: 4,
      isCapped: true,
    })
  })

  it('adds nothing of what is sold out', () => {
    expect(addLine([], { productId: 3, quantity: 1 }, 0)).toEqual({
      lines: [],
      quantity: 0,
      isCapped: true,
    })
  })

  it('a quantity of 0 takes the line away, and nonsense counts as 0', () => {
    expect(changeLine(held, { productId: 1, quantity: 0 }, 5).lines).toEqual([held[1]])
    expect(changeLine(held, { productId: 1, quantity: Number.NaN }, 5).lines).toEqual([held[1]])
    expect(addLine(held, { productId: 1, quantity: -1 }, 5).lines).toEqual(held)
  })

  it('a line can be removed', () => {
    expect(removeLine(held, 2)).toEqual([held[0]])
    expect(itemCount(held)).toBe(3)
  })
})

describe('a guest cart is merged at sign-in', () => {
  it('sums what both held', () => {
    const guests = [
      { productId: 2, quantity: 3 },
      { productId: 5, quantity: 1 },
    ]
    expect(mergeLines(held, guests, () => 20)).toEqual([
      { productId: 1, quantity: 2 },
      { productId: 2, quantity: 4 },
      { productId: 5, quantity: 1 },
    ])
  })

  it('keeps one line a saree, at most min(10, stock), and loses none', () => {
    const lines = fc.array(
      fc.record({ productId: fc.nat(5), quantity: fc.integer({ min: 1, max: 12 }) }),
    )
    return fc.assert(
      fc.property(lines, lines, fc.nat(15), (mine, guests, stock) => {
        const merged = mergeLines(mine, guests, () => stock)
        const ids = merged.map((line) => line.productId)
        expect(new Set(ids)).toEqual(new Set([...mine, ...guests].map((line) => line.productId)))
        expect(ids.length).toBe(new Set(ids).size)
        for (const { quantity } of merged) {
          expect(quantity).toBeGreaterThanOrEqual(1)
          expect(quantity).toBeLessThanOrEqual(Math.max(1, Math.min(10, stock)))
        }
      }),
    )
  })
})

describe('total = subtotal - discount + shipping', () => {
  it('shipping looks at the subtotal before discount', () => {
    expect(cartTotals([{ currentPaise: 520_000, quantity: 1 }], firstTerms, welcomeCoupon)).toEqual(
      {
        subtotal: 520_000,
        discount: 52_000,
        shipping: 0,
        total: 468_000,
      },
    )
  })

  it('a small cart pays 250', () => {
    expect(cartTotals([{ currentPaise: 150_000, quantity: 2 }], firstTerms)).toEqual({
      subtotal: 300_000,
      discount: 0,
      shipping: 25_000,
      total: 325_000,
    })
  })

  it('an empty cart costs nothing', () => {
    expect(cartTotals([], firstTerms, welcomeCoupon).total).toBe(0)
  })
})

describe('lineProblems', () => {
  const line = { quantity: 3, seenPaise: 100 }

  it('says nothing when all is well', () => {
    expect(lineProblems(line, { stock: 3, currentPaise: 100 })).toEqual([])
    expect(lineProblems({ ...line, seenPaise: null }, { stock: 3, currentPaise: 1 })).toEqual([])
  })

  it('says what changed', () => {
    expect(lineProblems(line, null)).toEqual([{ kind: 'unavailable' }])
    expect(lineProblems(line, { stock: 0, currentPaise: 90 })).toEqual([{ kind: 'sold-out' }])
    expect(lineProblems(line, { stock: 2, currentPaise: 90 })).toEqual([
      { kind: 'only-left', left: 2 },
      { kind: 'price-changed', fromPaise: 100, toPaise: 90 },
    ])
  })
})

describe('what is left to pay of a cart', () => {
  it('is what store credit leaves of it, and where gift cards pay first what both leave', () => {
    expect(dueIn({ total: 900 })).toBe(900)
    expect(dueIn({ total: 900, storeCredit: null })).toBe(900)
    expect(dueIn({ total: 900, storeCredit: { due: 400 } })).toBe(400)
    expect(dueIn({ total: 900, giftCards: { due: 0 }, storeCredit: { due: 0 } })).toBe(0)
    expect(dueIn({ total: 900, giftCards: { due: 100 } })).toBe(100)
  })
})

describe('a piece that somebody else is buying', () => {
  it('is on hold until a moment, not sold out', () => {
    const line = { quantity: 1, seenPaise: null }
    expect(lineProblems(line, { stock: 0, currentPaise: 1, heldUntilMs: 99 })).toEqual([
      { kind: 'on-hold', untilMs: 99 },
    ])
  })
})
