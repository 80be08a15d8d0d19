import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { facetsOf } from './facets.ts'
import { emptyFilter, type ListedProduct, matches } from './listing.ts'

let nextId = 0
const saree = (changes: Partial<ListedProduct>): ListedProduct => ({
  id: ++nextId,
  name: 'Saree',
  currentPricePaise: 500_050,
  fabric: 'Silk',
  color: 'Red',
  occasion: 'Wedding',
  categoryId: 1,
  categorySlug: 'silk',
  categoryName: 'Silk',
  isFeatured: false,
  isNewArrival: false,
  isTrending: false,
  inStock: true,
  createdAtMs: 0,
  ...changes,
})

const shelf = [
  saree({ fabric: 'Silk', color: 'Red' }),
  saree({ fabric: 'Silk', color: 'Blue', currentPricePaise: 1_000_000 }),
  saree({ fabric: 'Cotton', color: 'Red', currentPricePaise: 99_950, categoryId: 2 }),
]
const all = { kind: 'all' } as const

describe('option lists are the distinct values found in the loaded products', () => {
  it('each with a count of matches under the other active filters', () => {
    const facets = facetsOf(shelf, { ...emptyFilter, fabrics: ['Cotton'] }, all)
    expect(facets.fabrics).toEqual([
      { value: 'Cotton', count: 1 },
      { value: 'Silk', count: 2 },
    ])
    expect(facets.colors).toEqual([
      { value: 'Blue', count: 0 },
      { value: 'Red', count: 1 },
    ])
  })

  it('the price counts among the other filters, and the range is that of the scope in rupees', () => {
    const facets = facetsOf(shelf, { ...emptyFilter, minPrice: 6000 }, all)
    expect(facets.fabrics).toEqual([
      { value: 'Cotton', count: 0 },
      { value: 'Silk', count: 1 },
    ])
    expect(facets.price).toEqual({ min: 999, max: 10000 })
  })

  it('list, category and search set the scope', () => {
    expect(facetsOf(shelf, emptyFilter, { kind: 'category', categoryId: 2 }).fabrics).toEqual([
      { value: 'Cotton', count: 1 },
    ])
    expect(facetsOf(shelf, { ...emptyFilter, list: 'featured' }, all)).toEqual({
      fabrics: [],
      colors: [],
      occasions: [],
      price: null,
    })
  })

  it('a count is what the listing shows when only that value of the group is chosen', () => {
    const product = fc
      .record({
        fabric: fc.constantFrom('Silk', 'Cotton', 'Linen'),
        color: fc.constantFrom('Red', 'Blue'),
        occasion: fc.constantFrom('Wedding', 'Festival'),
        currentPricePaise: fc.nat(10).map((rupees) => rupees * 100),
      })
      .map(saree)
    const filter = fc
      .record({
        fabrics: fc.subarray(['Silk', 'Cotton', 'Linen']),
        colors: fc.subarray(['Red', 'Blue']),
        minPrice: fc.option(fc.nat(10)),
      })
      .map((chosen) => ({ ...emptyFilter, ...chosen }))
    return fc.assert(
      fc.property(fc.array(product), filter, (products, chosen) => {
        for (const { value, count } of facetsOf(products, chosen, all).fabrics) {
          const only = { ...chosen, fabrics: [value] }
          expect(products.filter((one) => matches(one, only)).length).toBe(count)
        }
      }),
    )
  })
})
