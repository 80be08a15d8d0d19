import { describe, expect, it } from 'vitest'
import { emptyFilter } from './listing.ts'
import { chipsOf, cleared, hasFilters, isWhole, toggle, without } from './listing-choices.ts'

const filter = {
  ...emptyFilter,
  list: 'featured',
  text: 'gold',
  minPrice: 1000,
  inStock: true,
  by: '2026-12-24',
  fabrics: ['Cotton', 'Silk'],
  colors: ['Red'],
  sort: 'price-asc',
  page: 3,
} as const satisfies Record<string, unknown>
const chosen = { ...filter, fabrics: [...filter.fabrics], colors: [...filter.colors] }

describe('the choices of the panel', () => {
  it('ticks and unticks, and goes back to the first page', () => {
    const ticked = toggle(chosen, 'fabrics', 'Linen')
    expect(ticked).toMatchObject({ fabrics: ['Cotton', 'Linen', 'Silk'], page: 1 })
    expect(toggle(ticked, 'fabrics', 'Linen').fabrics).toEqual(chosen.fabrics)
  })

  it('list every saree where nothing narrows them, in any order', () => {
    expect(isWhole({ ...emptyFilter, sort: 'price-asc', page: 4 })).toBe(true)
    const narrowed = [
      ...[{ list: 'featured' as const }, { category: 'linen' }, { text: 'gold' }],
      ...[{ inStock: true }, { fabrics: ['Silk'] }],
    ]
    for (const one of narrowed) expect(isWhole({ ...emptyFilter, ...one })).toBe(false)
  })

  it('are shown as chips, each of which can be taken away', () => {
    expect(chipsOf(chosen)).toEqual([
      { group: 'price', minPrice: 1000, maxPrice: null },
      { group: 'stock' },
      { group: 'by', day: '2026-12-24' },
      { group: 'fabrics', value: 'Cotton' },
      { group: 'fabrics', value: 'Silk' },
      { group: 'colors', value: 'Red' },
    ])
    const bare = chipsOf(chosen).reduce(without, { ...chosen })
    expect(bare).toEqual(cleared(chosen))
    expect(hasFilters(bare)).toBe(false)
  })

  it('can be cleared, and list, search and sort stay', () => {
    expect(cleared(chosen)).toEqual({
      ...emptyFilter,
      list: 'featured',
      text: 'gold',
      sort: 'price-asc',
    })
    expect(hasFilters(chosen)).toBe(true)
    expect(hasFilters({ ...emptyFilter, text: 'gold', list: 'trending' })).toBe(false)
  })
})
