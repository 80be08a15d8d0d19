import { describe, expect, it } from 'vitest'
import { emptyFilter, type ListingFilter } from '#domain/listing/listing.ts'
import { headings as words } from '#web/words/en/headings.ts'
import { breadcrumbFacts } from './breadcrumb-facts.ts'
import { canonicalPath, crumbsOf, titleOf } from './listing-title.ts'
import { filterOf, placeOf, searchInput } from './search-input.ts'

const of = (some: Partial<ListingFilter>): ListingFilter => ({ ...emptyFilter, ...some })
const mysore = { id: 2, name: 'Mysore Silk', slug: 'mysore-silk', description: null, image: null }

describe('the title is the category name, or one of the list names', () => {
  it.each([
    [{}, 'All Products'],
    [{ list: 'new-arrivals' }, 'New Arrivals'],
    [{ list: 'featured' }, 'Featured Products'],
    [{ list: 'trending' }, 'Trending Products'],
    [{ text: 'pattu' }, 'Results for “pattu”'],
    [{ list: 'trending', text: 'pattu' }, 'Results for “pattu”'],
  ] satisfies [Partial<ListingFilter>, string][])('%o is %s', (some, title) => {
    expect(titleOf(of(some), undefined, words)).toBe(title)
  })

  it('filter and category together: the category gives title and breadcrumb', () => {
    const filter = of({ category: 'mysore-silk', list: 'featured', text: 'blue' })
    expect(titleOf(filter, mysore, words)).toBe('Mysore Silk')
    expect(crumbsOf(filter, 'Mysore Silk', words).at(-1)).toEqual({ label: 'Mysore Silk' })
  })

  it('an unknown category is spoken as its address says', () => {
    expect(titleOf(of({ category: 'soft-silk_blue' }), undefined, words)).toBe('Soft Silk Blue')
    expect(titleOf(of({ category: 'ärger' }), undefined, words)).toBe('Ärger')
  })
})

describe('breadcrumb: Home > Products > category or list name', () => {
  it('ends at Products for all of them', () => {
    const crumbs = crumbsOf(emptyFilter, 'All Products', words)
    expect(crumbs.map(({ label }) => label)).toEqual(['Home', 'Products'])
  })

  it('is told to search engines with whole addresses', () => {
    const crumbs = crumbsOf(of({ list: 'trending' }), 'Trending Products', words)
    const shop = { shopName: 'Pallu', publicUrl: 'https://pallu.test', language: 'en' } as const
    expect(breadcrumbFacts(crumbs, shop, '/products?filter=trending')).toMatchObject({
      itemListElement: [
        { position: 1, name: 'Home', item: 'https://pallu.test/' },
        { position: 2, name: 'Products', item: 'https://pallu.test/products' },
        {
          position: 3,
          name: 'Trending Products',
          item: 'https://pallu.test/products?filter=trending',
        },
      ],
    })
  })

  it('stands in the language of its page', () => {
    const shop = { shopName: 'Pallu', publicUrl: 'https://pallu.test', language: 'ta' } as const
    expect(breadcrumbFacts(crumbsOf(emptyFilter, '', words), shop, '/products')).toMatchObject({
      itemListElement: [
        { item: 'https://pallu.test/ta' },
        { item: 'https://pallu.test/ta/products' },
      ],
    })
  })
})

describe('one list has one canonical address, whatever was filtered away', () => {
  it('keeps list, category, words and page', () => {
    const filter = of({ list: 'featured', fabrics: ['Silk'], sort: 'price-asc', page: 2 })
    expect(canonicalPath(filter)).toBe('/products?filter=featured&page=2')
    expect(canonicalPath(of({ category: 'gadwal', minPrice: 5000 }))).toBe('/products/gadwal')
  })
})

describe('what the call is asked', () => {
  it('is the address, with the category of the path in the query', () => {
    const filter = filterOf('?fabrics=Silk,Cotton&maxPrice=20000&page=2', 'gadwal')
    expect(searchInput(filter)).toEqual({
      category: 'gadwal',
      maxPrice: '20000',
      fabrics: 'Cotton,Silk',
      page: '2',
    })
  })

  it('a category in the query means nothing to a page', () => {
    expect(filterOf('?category=gadwal', undefined).category).toBeNull()
  })

  it('another page or filter is the same place, another category or search is not', () => {
    const here = filterOf('?fabrics=Silk', 'gadwal')
    expect(placeOf(filterOf('?page=2', 'gadwal'))).toBe(placeOf(here))
    expect(placeOf(filterOf('?fabrics=Silk', 'uppada'))).not.toBe(placeOf(here))
    expect(placeOf(filterOf('?q=blue', 'gadwal'))).not.toBe(placeOf(here))
  })
})
