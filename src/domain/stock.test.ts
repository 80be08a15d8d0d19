import { describe, expect, it } from 'vitest'
import {
  canAddToCart,
  maxQuantityFor,
  mostFewLeft,
  quantityChoices,
  runsLow,
  shownStock,
  stockAfter,
  stockLine,
} from './stock.ts'

describe('choices run from 1 up to the smaller of 10 and stock (1 if stock is unknown)', () => {
  it('follows the stock up to 10', () => {
    expect(quantityChoices(3)).toEqual([1, 2, 3])
    expect(quantityChoices(25)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  })

  it('is 1 when stock is unknown or gone', () => {
    expect(quantityChoices(null)).toEqual([1])
    expect(quantityChoices(0)).toEqual([1])
    expect(maxQuantityFor(0)).toBe(0)
  })
})

describe('Add to Cart is disabled when stock is 0 or less', () => {
  it.each([
    [0, false],
    [-1, false],
    [1, true],
    [null, true],
  ])('stock %s: %s', (stock, can) => {
    expect(canAddToCart(stock)).toBe(can)
  })
})

describe('stockLine', () => {
  it('counts the last few', () => {
    expect(stockLine(0)).toEqual({ kind: 'sold-out' })
    expect(stockLine(1)).toEqual({ kind: 'only-one' })
    expect(stockLine(5)).toEqual({ kind: 'few', n: 5 })
    expect(stockLine(6)).toEqual({ kind: 'in-stock' })
    expect(stockLine(null)).toEqual({ kind: 'in-stock' })
    expect(stockLine(3, 2)).toEqual({ kind: 'in-stock' })
    expect(stockLine(9, 9)).toEqual({ kind: 'few', n: 9 })
    expect(stockLine(1, 0)).toEqual({ kind: 'in-stock' })
    expect(stockLine(0, 0)).toEqual({ kind: 'sold-out' })
  })
})

describe('a stock that is wished for', () => {
  it.each([
    ['a figure over the one that is there', 3, { stock: 7, stockSeen: 3 }, 7],
    ['a figure that nobody has changed', 2, { stock: 3, stockSeen: 3 }, 2],
    ['a figure that somebody else has set too', 7, { stock: 7, stockSeen: 3 }, 7],
    ['a figure alone', 2, { stock: 3 }, 3],
    ['a difference', 2, { stockChange: -2 }, 0],
    ['a difference beside an untouched figure', 2, { stock: 3, stockSeen: 3, stockChange: 4 }, 6],
    ['nothing', 2, {}, 2],
  ])('%s', (_what, now, input, stock) => {
    expect(stockAfter(now, input)).toEqual({ ok: true, stock })
  })

  it.each([
    ['a figure over one that has moved', 2, { stock: 7, stockSeen: 3 }, 'moved'],
    ['more taken than is there', 2, { stockChange: -3 }, 'too-few'],
    ['two ways at once', 2, { stock: 7, stockSeen: 2, stockChange: 1 }, 'both'],
  ])('refuses %s', (_what, now, input, reason) => {
    expect(stockAfter(now, input)).toEqual({ ok: false, reason })
  })
})

it('two stocks of the same shown figure look the same, and none that looks another way shares it', () => {
  const looks = new Map<number, Set<string>>()
  for (let stock = -2; stock < 40; stock++) {
    const marks = Array.from({ length: mostFewLeft + 1 }, (_, fewLeft) => stockLine(stock, fewLeft))
    const look = [marks, quantityChoices(stock), canAddToCart(stock), stock > 0]
    const shown = shownStock(stock)
    looks.set(shown, (looks.get(shown) ?? new Set()).add(JSON.stringify(look)))
    expect(shown > 0).toBe(stock > 0)
  }
  for (const [shown, all] of looks) expect([shown, all.size]).toEqual([shown, 1])
  expect(shownStock(1_000_000)).toBe(shownStock(999_999))
})

describe('a stock runs low', () => {
  const several = { isOfSeveral: true, ownMark: null }
  it('at or below the mark of the shop, and never once nothing is left', () => {
    expect([0, 1, 3, 4].map((stock) => runsLow({ ...several, stock }, 3))).toEqual([
      ...[false, true, true, false],
    ])
  })

  it('by its own mark where it has one, and never where that is 0', () => {
    const low = (stock: number, ownMark: number) => runsLow({ ...several, stock, ownMark }, 3)
    expect([low(8, 8), low(9, 8), low(2, 1), low(1, 0)]).toEqual([true, false, false, false])
  })

  it('never where it was the only piece of its kind', () => {
    expect(runsLow({ stock: 1, isOfSeveral: false, ownMark: 5 }, 3)).toBe(false)
  })
})
