import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { filterGroups, recordOf } from '../attributes.ts'
import { curatedLists, emptyFilter, type ListingFilter, sorts } from './listing.ts'
import { listingPath, parseFilter, toApiQuery, toQuery } from './listing-query.ts'

const parse = (query: string, category: string | null = null) =>
  parseFilter(new URLSearchParams(query), category)

describe('query parameters: filter, minPrice, maxPrice, fabrics, colors and occasions', () => {
  it('the last three are comma-separated lists', () => {
    expect(parse('filter=featured&minPrice=1000&maxPrice=20000&fabrics=Silk,Cotton')).toEqual({
      ...emptyFilter,
      list: 'featured',
      minPrice: 1000,
      maxPrice: 20000,
      fabrics: ['Cotton', 'Silk'],
    })
  })

  it('repeated keys are joined, values trimmed and taken once', () => {
    expect(parse('colors=Red, Blue &colors=Red,,%20').colors).toEqual(['Blue', 'Red'])
  })

  it('an optional sort, default Latest', () => {
    expect(parse('').sort).toBe('latest')
    expect(parse('sort=price-desc').sort).toBe('price-desc')
    expect(parse('sort=random').sort).toBe('latest')
  })

  it('only non-negative integers are prices, everything else is left out', () => {
    for (const bad of ['-1', '1.5', '1e3', '', 'abc', 'NaN', '9999999999']) {
      expect(parse(`minPrice=${bad}`).minPrice).toBeNull()
    }
    expect(parse('minPrice=0').minPrice).toBe(0)
  })

  it('a minimum above the maximum is taken the other way round', () => {
    expect(parse('minPrice=9000&maxPrice=10')).toMatchObject({ minPrice: 10, maxPrice: 9000 })
  })

  it('what is searched for comes the best first, and its words are left as they were typed', () => {
    expect(parse('q=red+silk+under+5000')).toMatchObject({
      ...{ text: 'red silk under 5000', sort: 'best', minPrice: null, maxPrice: null },
    })
    expect(toQuery(parse('q=silk&sort=best'))).toBe('q=silk')
    expect(toQuery(parse('q=silk&sort=latest'))).toBe('q=silk&sort=latest')
  })

  it('a day by which it is to arrive is one of the calendar', () => {
    expect(parse('by=2026-12-24').by).toBe('2026-12-24')
    expect(toQuery(parse('by=2026-12-24'))).toBe('by=2026-12-24')
    const none = ['by=24.12.2026', 'by=2027-02-30', 'by=', 'by=2026-12-24T00:00', 'by=soon']
    expect(none.map((query) => parse(query).by)).toEqual([null, null, null, null, null])
  })

  it('pages count from 1', () => {
    expect(['page=0', 'page=-2', 'page=x', 'page=7'].map((query) => parse(query).page)).toEqual([
      1, 1, 1, 7,
    ])
  })

  it('no address is too long to understand', () => {
    const many = Array.from({ length: 500 }, (_, index) => `v${index}`).join(',')
    expect(parse(`fabrics=${many}`).fabrics).toHaveLength(40)
    expect(parse(`fabrics=${'x'.repeat(61)}`).fabrics).toEqual([])
    expect(parse(`q=${'x'.repeat(500)}`).text).toHaveLength(100)
  })

  it('filter and category together: both apply', () => {
    expect(parse('filter=trending', 'silk')).toMatchObject({ list: 'trending', category: 'silk' })
    expect(parseFilter(new URLSearchParams('category=cotton')).category).toBe('cotton')
    expect(parse('category=cotton', null).category).toBeNull()
  })
})

describe('toQuery', () => {
  const filter: ListingFilter = {
    ...emptyFilter,
    list: 'featured',
    category: 'silk',
    text: 'red & gold',
    minPrice: 1000,
    maxPrice: 20000,
    inStock: true,
    fabrics: ['Silk', 'Organza Silk'],
    colors: ['Red'],
    occasions: ['Wedding'],
    weaves: ['Korvai'],
    zari: ['None'],
    sort: 'price-asc',
    page: 2,
  }

  it('writes a stable order that people can read', () => {
    expect(toQuery(filter)).toBe(
      'filter=featured&q=red+%26+gold&minPrice=1000&maxPrice=20000&inStock=1&fabrics=Organza+Silk,Silk&colors=Red&occasions=Wedding&weaves=Korvai&zari=None&sort=price-asc&page=2',
    )
  })

  it('leaves defaults out', () => {
    expect(toQuery(emptyFilter)).toBe('')
    expect(listingPath(emptyFilter)).toBe('/products')
  })

  it('the category stands in the path for shoppers and in the query for the API', () => {
    expect(listingPath({ ...emptyFilter, category: 'silk', page: 2 })).toBe('/products/silk?page=2')
    expect(toApiQuery({ ...emptyFilter, category: 'silk', page: 2 })).toBe('category=silk&page=2')
    expect(toApiQuery(emptyFilter)).toBe('')
  })

  const value = fc
    .string({ unit: 'binary', minLength: 1, maxLength: 60 })
    .map((text) => text.toWellFormed().trim())
    .filter((text) => text !== '' && text.length <= 60)
  const values = fc.uniqueArray(value, { maxLength: 8 }).map((list) => list.toSorted())
  const rupees = fc.option(fc.nat(999_999_999))
  const anyFilter: fc.Arbitrary<ListingFilter> = fc
    .record({
      list: fc.option(fc.constantFrom(...curatedLists)),
      category: fc.option(fc.constantFrom('silk', 'soft-silk-2')),
      text: fc.option(value),
      minPrice: rupees,
      maxPrice: rupees,
      inStock: fc.boolean(),
      by: fc.option(fc.constantFrom('2026-12-24', '2027-02-28')),
      ...recordOf(filterGroups, () => values),
      sort: fc.constantFrom(...sorts),
      page: fc.integer({ min: 1, max: 10_000 }),
    })
    .map((filter) => {
      const ends = [filter.minPrice, filter.maxPrice]
      const [low, high] = ends.every((end) => end !== null) ? ends.toSorted((a, b) => a - b) : ends
      return { ...filter, minPrice: low ?? null, maxPrice: high ?? null }
    })

  it('parse after toQuery gives the same filter', () => {
    return fc.assert(
      fc.property(anyFilter, (any) => {
        expect(parse(toQuery(any), any.category)).toEqual(any)
        expect(parseFilter(new URLSearchParams(toApiQuery(any)))).toEqual(any)
      }),
    )
  })

  it('whatever the address, its canonical form asks for the same', () => {
    const key = fc.constantFrom('filter', 'q', 'minPrice', 'by', ...filterGroups, 'sort', 'page')
    const text = fc.string({ unit: 'binary', maxLength: 130 })
    return fc.assert(
      fc.property(fc.array(fc.tuple(key, text)), (pairs) => {
        const once = parseFilter(new URLSearchParams(pairs), null)
        expect(parse(toQuery(once))).toEqual(once)
      }),
    )
  })

  it('two filters with the same choices have one address', () => {
    return fc.assert(
      fc.property(anyFilter, (any) => {
        const turned = { ...any, fabrics: any.fabrics.toReversed() }
        expect(toQuery(turned)).toBe(toQuery(any))
      }),
    )
  })
})
