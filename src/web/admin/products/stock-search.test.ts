import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  sortedBy,
  stockAddress,
  stockQueryOf,
  stockSearchOf,
  stockSorts,
  stockStates,
} from './stock-search.ts'

const search = fc.record({
  text: fc.string({ maxLength: 40 }),
  categoryId: fc.constantFrom('', '7'),
  state: fc.constantFrom(...stockStates),
  sort: fc.constantFrom(...stockSorts),
  order: fc.constantFrom('asc' as const, 'desc' as const),
  page: fc.integer({ min: 1, max: 200 }),
})

describe('the search of the product table', () => {
  it('comes back from its address as it was', () => {
    fc.assert(
      fc.property(search, (one) => {
        expect(stockSearchOf(new URLSearchParams(stockAddress(one).toString()))).toEqual(one)
      }),
    )
  })

  it('has a plain address for everything as by default', () => {
    expect(stockAddress(stockSearchOf(new URLSearchParams())).toString()).toBe('')
  })

  it('takes nothing strange from an address', () => {
    const strange = new URLSearchParams('category=1;drop&state=x&sort=evil&page=-3&order=up')
    expect(stockQueryOf(stockSearchOf(strange))).toEqual({
      sort: 'created',
      order: 'desc',
      page: '1',
    })
  })

  it('turns a column round at the second click', () => {
    const start = stockSearchOf(new URLSearchParams('page=4'))
    const once = sortedBy(start, 'name')
    expect(once).toMatchObject({ sort: 'name', order: 'asc', page: 1 })
    expect(sortedBy(once, 'name')).toMatchObject({ sort: 'name', order: 'desc' })
  })
})
