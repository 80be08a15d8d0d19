import { describe, expect, it } from 'vitest'
import { firstTerms } from '#domain/delivery/delivery-terms.ts'
import { lineFaults, linesOf, type Picked, sumFaults, sumsOf } from './picked-lines.ts'

const line = (change: Partial<Picked> = {}): Picked => ({
  ...{ id: 7, name: 'Arakku', code: 'PL-1', image: null, currentPrice: 6000 },
  ...{ quantity: '1', price: '' },
  ...change,
})
const typed = { discount: '', shipping: '', isCounter: false }

describe('lines', () => {
  it('without a typed price today’s price', () => {
    expect(linesOf([line(), line({ price: '5,500', quantity: '2' })])).toEqual([
      { productId: 7, quantity: 1 },
      { productId: 7, quantity: 2, price: 5500 },
    ])
  })

  it('names what is wrong as the server does', () => {
    expect(Object.keys(lineFaults([]))).toEqual(['lines'])
    expect(Object.keys(lineFaults([line({ quantity: '0', price: 'x' })]))).toEqual([
      'lines.0.quantity',
      'lines.0.price',
    ])
    expect(lineFaults([line()])).toEqual({})
  })
})

describe('sums', () => {
  it('shipping by the shop’s rule, none over the counter, and as agreed', () => {
    const cheap = [line({ currentPrice: 100 })]
    expect(sumsOf(cheap, typed, firstTerms).shipping).toBeGreaterThan(0)
    expect(sumsOf(cheap, { ...typed, isCounter: true }, firstTerms).shipping).toBe(0)
    expect(sumsOf(cheap, { ...typed, shipping: '40' }, firstTerms).total).toBe(140)
  })

  it('a discount above the subtotal is too much', () => {
    expect(sumsOf([line()], { ...typed, discount: '500' }, firstTerms).total).toBe(5500)
    expect(Object.keys(sumFaults([line()], { ...typed, discount: '6001' }))).toEqual(['discount'])
    expect(Object.keys(sumFaults([line()], { ...typed, shipping: 'free' }))).toEqual(['shipping'])
  })
})
