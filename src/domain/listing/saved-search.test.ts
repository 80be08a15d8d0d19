import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pathOfSearch, savedQuery, tellAgainAfter } from './saved-search.ts'

const kept = (query: string) => savedQuery(new URLSearchParams(query))

describe('a saved search', () => {
  it.each([
    ['q=green+silk&page=3&sort=price-asc', 'q=green+silk'],
    ['fabrics=Silk&category=kanjivaram-silk', 'category=kanjivaram-silk&fabrics=Silk'],
    ['maxPrice=3000&by=2026-12-01&inStock=1', 'maxPrice=3000&inStock=1'],
    ['minPrice=9000&maxPrice=3000', 'minPrice=3000&maxPrice=9000'],
    ['page=2&sort=saving', null],
    ['nothing=known', null],
  ])('%s is kept as %s', (typed, query) => expect(kept(typed)).toBe(query))

  it('is one however often it is kept, and leads to its newest pieces', () => {
    const any = fc.array(
      fc.tuple(fc.constantFrom('q', 'fabrics', 'maxPrice', 'by', 'x'), fc.string()),
    )
    fc.assert(
      fc.property(any, (pairs) => {
        const once = kept(new URLSearchParams(pairs).toString())
        expect(once === null ? null : kept(once)).toBe(once)
      }),
    )
    const path = pathOfSearch(new URLSearchParams('category=kasavu&q=ivory'))
    expect(path).toBe('/products/kasavu?q=ivory&sort=latest')
  })

  it('is told of once a day', () => {
    const day = 86_400_000
    expect([0, day - 1, day].map((now) => 0 <= tellAgainAfter(now))).toEqual([false, false, true])
  })
})
