import { describe, expect, it } from 'vitest'
import type { Cart, CartLine } from '#contract/cart/types.ts'
import { foresee } from './foresee.ts'

const line = (id: number, price: number, quantity: number): CartLine => ({
  ...{ id, price, quantity, code: `PL-${id}`, name: `Saree ${id}`, slug: `saree-${id}` },
  ...{ image: '', description: '', originalPrice: null, maxQuantity: 10, problems: [] },
  total: price * quantity,
})

const cart: Cart = {
  ...{ lines: [line(1, 2000, 1), line(2, 4000, 1)], count: 2, hash: 'h', coupon: null },
  ...{ subtotal: 6000, discount: 0, shipping: 0, total: 6000, missingForFreeShipping: 0 },
  delivery: { fee: 250, freeAbove: 5000 },
}

describe('what a change of the cart will most likely come to', () => {
  it('a larger quantity: line, count and sums follow', () => {
    const next = foresee(cart, 1, 3)
    expect(next.lines[0]?.total).toBe(6000)
    expect(next).toMatchObject({ count: 4, subtotal: 10_000, shipping: 0, total: 10_000 })
  })

  it('free shipping above 5000 rupees; otherwise shipping is 250', () => {
    const next = foresee(cart, 2, 0)
    expect(next.lines.map(({ id }) => id)).toEqual([1])
    expect(next).toMatchObject({ subtotal: 2000, shipping: 250, total: 2250 })
    expect(next.missingForFreeShipping).toBe(3001)
  })

  it('by what this shop charges now', () => {
    const next = foresee({ ...cart, delivery: { fee: 90, freeAbove: null } }, 2, 0)
    expect(next).toMatchObject({ shipping: 90, total: 2090, missingForFreeShipping: 0 })
  })

  it('an empty cart costs nothing', () => {
    const next = foresee(foresee(cart, 1, 0), 2, 0)
    expect(next).toMatchObject({ count: 0, subtotal: 0, shipping: 0, total: 0 })
  })

  it('what cannot be bought now is not counted into the sum', () => {
    const gone = { ...line(3, 9000, 1), maxQuantity: 0, total: 0 }
    const next = foresee({ ...cart, lines: [...cart.lines, gone] }, 1, 2)
    expect(next.subtotal).toBe(8000)
  })
})
