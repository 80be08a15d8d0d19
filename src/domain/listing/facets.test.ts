import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { filterGroups, mostOptions, recordOf } from '../attributes.ts'
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
  arrives: '2026-12-01',
  savedPaise: 0,
  reviewCount: 0,
  publishedAtMs: 0,
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
      ...recordOf(filterGroups, () => []),
      price: null,
      bands: [],
      inStock: 0,
    })
  })

  it('a fact is offered by what it says first, and only by the commonest values of many', () => {
    const korvai = saree({ facts: { weave: 'Korvai, three-shuttle', zari: 'None' } })
    const few = facetsOf([korvai, saree({ facts: { weave: 'Korvai' } })], emptyFilter, all)
    expect(few.weaves).toEqual([{ value: 'Korvai', count: 2 }])
    expect(few.zari).toEqual([{ value: 'None', count: 1 }])
    const most = mostOptions('weaves')
    const many = Array.from({ length: most + 1 }, (_, at) =>
      saree({ fabric: `F${at}`, facts: { weave: `Weave ${at}` } }),
    )
    const { weaves, fabrics } = facetsOf([korvai, korvai, ...many], emptyFilter, all)
    expect(weaves).toHaveLength(most)
    expect(weaves).toContainEqual({ value: 'Korvai', count: 2 })
    expect(fabrics).toHaveLength(most + 2)
  })

  it('a count is what the listing shows when only that value of the group is chosen', () => {
    const product = fc
      .record({
        facts: fc.record({ border: fc.constantFrom('Temple', 'Temple, tall', 'Plain', '') }),
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
        borders: fc.subarray(['Temple', 'Plain']),
        minPrice: fc.option(fc.nat(10)),
      })
      .map((chosen) => ({ ...emptyFilter, ...chosen }))
    return fc.assert(
      fc.property(fc.array(product), filter, (products, chosen) => {
        const facets = facetsOf(products, chosen, all)
        for (const group of filterGroups) {
          for (const { value, count } of facets[group]) {
            const only = { ...chosen, [group]: [value] }
            expect(products.filter((one) => matches(one, only)).length).toBe(count)
          }
        }
      }),
    )
  })
})
