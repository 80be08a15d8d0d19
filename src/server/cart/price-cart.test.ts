import { describe, expect, it } from 'vitest'
import { firstTerms } from '#domain/delivery/delivery-terms.ts'
import { hashOf, priceCart } from './price-cart.ts'
import type { CartRow } from './queries.ts'

const row = (options: Partial<CartRow> = {}): CartRow => ({
  ...{ product_id: 1, quantity: 2, seen_paise: 600_000, code: 'T-1', name: 'Mayil', slug: 'mayil' },
  ...{ fabric: 'Silk', color: 'Maroon', occasion: 'Wedding', category_id: 1 },
  ...{
    price_paise: 600_000,
    discount_paise: null,
    stock: 5,
    archived_at: null,
    draft_state: 'none',
    making_days: 0,
  },
  ...{ held: 0, free_at: null, facts: '{}', ...options },
})
const price = (...rows: CartRow[]) =>
  priceCart(rows, { coupon: undefined, offers: [] }, { now: 0, terms: firstTerms })
const lineOf = (options: Partial<CartRow>) => price(row(options)).lines[0]

describe('a line of a cart', () => {
  it('is as many as can be had, and says so', () => {
    expect(lineOf({ stock: 1 })).toMatchObject({ quantity: 1, maxQuantity: 1, isPayable: true })
    expect(lineOf({ held: 4 })).toMatchObject({ quantity: 1, maxQuantity: 1 })
  })

  it('that cannot be had stays as it was wished, and costs nothing', () => {
    for (const options of [{ stock: 0 }, { held: 5 }, { archived_at: 1 }]) {
      const { lines, totals } = price(row(options))
      expect(lines[0]).toMatchObject({ quantity: 2, maxQuantity: 0, isPayable: false })
      expect(totals.total).toBe(0)
    }
  })

  it('comes free again only while its piece is in the house', () => {
    const until = Date.UTC(2026, 0, 15, 7)
    const held = { held: 1, free_at: until }
    expect(lineOf({ ...held, stock: 1 })?.problems).toEqual([{ kind: 'on-hold', untilMs: until }])
    expect(lineOf({ ...held, stock: 0 })?.problems).toEqual([{ kind: 'sold-out' }])
  })
})

describe('the hash of what was shown', () => {
  const shown = price(row(), row({ product_id: 2, quantity: 1 }))
  const hash = hashOf(shown.lines, shown.totals)

  it('is the same for the same cart, in 22 letters', () => {
    const again = price(row(), row({ product_id: 2, quantity: 1 }))
    expect(hashOf(again.lines, again.totals)).toBe(hash)
    expect(hash).toMatch(/^[\w-]{22}$/)
  })

  it('is another for another piece, quantity, price, discount, shipping, fee or sum', () => {
    const [first, ...rest] = shown.lines
    if (!first) throw new Error('The cart has two lines.')
    const lines = [{ productId: 3 }, { quantity: 1 }, { currentPaise: 1 }].map((change) =>
      hashOf([{ ...first, ...change }, ...rest], shown.totals),
    )
    const sums = [{ discount: 1 }, { shipping: 1 }, { total: 1 }].map((change) =>
      hashOf(shown.lines, { ...shown.totals, ...change }),
    )
    const fee = hashOf(shown.lines, shown.totals, { feePaise: 9900 })
    const prepaid = hashOf(shown.lines, shown.totals, { prepaidDiscountPaise: 9900 })
    const credit = hashOf(shown.lines, shown.totals, { creditPaise: 9900 })
    expect(new Set([hash, ...lines, ...sums, fee, prepaid, credit]).size).toBe(10)
  })

  it('is not changed by a line that nobody can buy', () => {
    const more = price(row(), row({ product_id: 2, quantity: 1 }), row({ product_id: 3, stock: 0 }))
    expect(hashOf(more.lines, more.totals)).toBe(hash)
  })
})
