import { expect, it } from 'vitest'
import { isNarrowed, reviewAddress, reviewQueryOf, reviewSearchOf } from './review-search.ts'

const there = (query: string) => reviewSearchOf(new URLSearchParams(query))

it('an empty address asks for those that wait', () => {
  expect(reviewQueryOf(there(''))).toEqual({ state: 'pending', page: 1 })
  expect(reviewQueryOf(there('state=all'))).toEqual({ page: 1 })
})

it('there and back again', () => {
  for (const query of ['', 'state=rejected', 'state=all&stars=2&saree=7&q=silk+%25&page=3']) {
    expect(reviewAddress(there(query)).toString()).toBe(query)
  }
})

it('nonsense is as by default', () => {
  expect(there('state=odd&stars=9&saree=x&page=-2')).toEqual(there(''))
  expect([isNarrowed(there('state=all')), isNarrowed(there('stars=1'))]).toEqual([false, true])
})
