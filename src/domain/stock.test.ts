import { describe, expect, it } from 'vitest'
import { canAddToCart, maxQuantityFor, quantityChoices, stockLine } from './stock.ts'

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
  })
})
