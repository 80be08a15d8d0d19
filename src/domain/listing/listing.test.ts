import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  compareFor,
  emptyFilter,
  type ListedProduct,
  type ListingFilter,
  matches,
  pagesOf,
  sorts,
} from './listing.ts'

const saree: ListedProduct = {
  id: 1,
  name: 'Mayil Kanjivaram',
  currentPricePaise: 899_900,
  fabric: 'Silk',
  color: 'Maroon',
  occasion: 'Wedding',
  categoryId: 7,
  categorySlug: 'kanjivaram',
  categoryName: 'Kanjivaram',
  isFeatured: false,
  isNewArrival: true,
  isTrending: false,
  inStock: true,
  arrives: '2026-12-01',
  savedPaise: 0,
  reviewCount: 0,
  publishedAtMs: 1000,
}

const fits = (filter: Partial<ListingFilter>, product: Partial<ListedProduct> = {}) =>
  matches({ ...saree, ...product }, { ...emptyFilter, ...filter })

describe('filtering is inclusive (price >= minPrice and <= maxPrice)', () => {
  it('both ends belong to it', () => {
    expect(fits({ minPrice: 8999, maxPrice: 8999 })).toBe(true)
    expect(fits({ minPrice: 9000 })).toBe(false)
    expect(fits({ maxPrice: 8998 })).toBe(false)
  })

  it('a minimum above the maximum finds nothing', () => {
    expect(fits({ minPrice: 9000, maxPrice: 8000 })).toBe(false)
  })
})

describe('fabric, colour and occasion use exact matches', () => {
  it('OR within a group', () => {
    expect(fits({ fabrics: ['Cotton', 'Silk'] })).toBe(true)
    expect(fits({ fabrics: ['silk'] })).toBe(false)
    expect(fits({ fabrics: ['Silk Cotton'] })).toBe(false)
  })

  it('AND across groups', () => {
    expect(fits({ fabrics: ['Silk'], colors: ['Maroon'], occasions: ['Wedding'] })).toBe(true)
    expect(fits({ fabrics: ['Silk'], colors: ['Blue'] })).toBe(false)
  })
})

describe('a fact is matched by what it says first', () => {
  const woven = { facts: { weave: 'Korvai, three-shuttle', border: 'Temple', zari: 'Gold-toned' } }

  it('and exactly', () => {
    expect(fits({ weaves: ['Korvai'] }, woven)).toBe(true)
    expect(fits({ weaves: ['Korvai, three-shuttle'] }, woven)).toBe(false)
    expect(fits({ weaves: ['korvai'] }, woven)).toBe(false)
    expect(fits({ weaves: ['Korvai'], borders: ['Temple'], zari: ['None'] }, woven)).toBe(false)
  })

  it('one that is unknown matches no choice', () => {
    expect(fits({ zari: ['None'] })).toBe(false)
    expect(fits({ zari: [] })).toBe(true)
  })
})

describe('what arrives by a day', () => {
  it('is there on that day at the latest', () => {
    expect(fits({ by: '2026-12-01' })).toBe(true)
    expect(fits({ by: '2026-11-30' })).toBe(false)
    expect(fits({ by: '2026-12-24', fabrics: ['Cotton'] })).toBe(false)
  })
})

describe('curated lists', () => {
  it('picks one by the filter parameter', () => {
    expect(fits({ list: 'new-arrivals' })).toBe(true)
    expect(fits({ list: 'featured' })).toBe(false)
    expect(fits({ list: 'featured' }, { isFeatured: true })).toBe(true)
    expect(fits({ list: 'trending' }, { isTrending: true })).toBe(true)
  })
})

describe('products are kept when categoryId matches the id', () => {
  it('and only then', () => {
    expect(matches(saree, emptyFilter, { kind: 'category', categoryId: 7 })).toBe(true)
    expect(matches(saree, emptyFilter, { kind: 'category', categoryId: 8 })).toBe(false)
  })

  it('with no id, when fabric, categorySlug, category or name contains the slug text, case-insensitively', () => {
    const plain = { ...saree, name: 'A', fabric: 'B', categorySlug: null, categoryName: null }
    const found = (product: ListedProduct, text: string) =>
      matches(product, emptyFilter, { kind: 'text', text })
    expect(found({ ...plain, fabric: 'Raw SILK' }, 'silk')).toBe(true)
    expect(found({ ...plain, categorySlug: 'silk-sarees' }, 'SILK')).toBe(true)
    expect(found({ ...plain, categoryName: 'Soft Silks' }, 'silk')).toBe(true)
    expect(found({ ...plain, name: 'Silkworm' }, 'silk')).toBe(true)
    expect(found({ ...plain, color: 'silk' }, 'silk')).toBe(false)
  })
})

describe('sorting', () => {
  const order = (sort: ListingFilter['sort'], ...products: Partial<ListedProduct>[]) =>
    products
      .map((product) => ({ ...saree, ...product }))
      .toSorted(compareFor(sort))
      .map((product) => product.id)

  it('Latest (createdAt descending)', () => {
    expect(
      order('latest', { id: 1, publishedAtMs: 1 }, { id: 2, publishedAtMs: 3 }, { id: 3 }),
    ).toEqual([3, 2, 1])
    expect(order('latest', { id: 1 }, { id: 2 })).toEqual([2, 1])
  })

  it('Price: Low to High and Price: High to Low', () => {
    const cheap = { id: 1, currentPricePaise: 1 }
    const dear = { id: 2, currentPricePaise: 9 }
    expect(order('price-asc', dear, cheap)).toEqual([1, 2])
    expect(order('price-desc', cheap, dear)).toEqual([2, 1])
  })

  it('popular: what most have reviewed; saving: what is most below its own price, in money', () => {
    expect(
      order('popular', { id: 1, reviewCount: 2 }, { id: 2 }, { id: 3, reviewCount: 9 }),
    ).toEqual([3, 1, 2])
    expect(
      order('saving', { id: 1, savedPaise: 100 }, { id: 2, savedPaise: 900 }, { id: 3 }),
    ).toEqual([2, 1, 3])
  })

  it('what is sold out sinks to the end', () => {
    const gone = { id: 1, publishedAtMs: 9999, inStock: false }
    expect(order('latest', gone, { id: 2 })).toEqual([2, 1])
    expect(order('price-desc', { ...gone, currentPricePaise: 9e9 }, { id: 2 })).toEqual([2, 1])
  })

  it('no two sarees share a place, so that pages never overlap', () => {
    const product = fc.record({
      id: fc.nat(9),
      publishedAtMs: fc.nat(3),
      currentPricePaise: fc.nat(3),
      savedPaise: fc.nat(3),
      reviewCount: fc.nat(3),
      inStock: fc.boolean(),
    })
    const sort = fc.constantFrom(...sorts)
    return fc.assert(
      fc.property(sort, product, product, (by, a, b) => {
        const forwards = compareFor(by)({ ...saree, ...a }, { ...saree, ...b })
        const backwards = compareFor(by)({ ...saree, ...b }, { ...saree, ...a })
        expect(Math.sign(forwards) + Math.sign(backwards)).toBe(0)
        expect(forwards !== 0 || a.id === b.id).toBe(true)
      }),
    )
  })
})

describe('pages', () => {
  it('an empty listing is one page', () => {
    expect([0, 1, 24, 25, 48, 49].map((total) => pagesOf(total))).toEqual([1, 1, 1, 2, 2, 3])
  })
})
