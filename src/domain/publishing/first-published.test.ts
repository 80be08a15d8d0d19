import { expect, it } from 'vitest'
import { firstPublishedAt } from './first-published.ts'

it('a product is as new as the moment it first went into the shop; without one, as the moment it was added', () => {
  expect(firstPublishedAt({ published_at: 50, created_at: 10 })).toBe(50)
  expect(firstPublishedAt({ published_at: null, created_at: 10 })).toBe(10)
})
