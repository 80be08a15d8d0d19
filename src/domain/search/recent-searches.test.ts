import { expect, it } from 'vitest'
import { readSearches, withSearch } from './recent-searches.ts'

it('keeps the last five searches, the newest first and each once', () => {
  const five = ['red silk', 'பட்டு', 'kasavu', 'office', 'zari']
  expect(withSearch(five, ' Red  SILK ')).toEqual(['Red  SILK', 'பட்டு', 'kasavu', 'office', 'zari'])
  expect(withSearch(five, 'linen')).toEqual(['linen', 'red silk', 'பட்டு', 'kasavu', 'office'])
  expect(withSearch(five, ' … ')).toEqual(five)
  expect(withSearch([], 'x'.repeat(500))).toEqual(['x'.repeat(100)])
})

it('reads whatever a browser has kept', () => {
  expect(readSearches(JSON.stringify(['a', 'b', 'A', 7, null, '', 'c', 'd', 'e', 'f']))).toEqual([
    'a',
    'b',
    'c',
    'd',
    'e',
  ])
  for (const kept of [null, '', '{', '{"a":1}', '7', '"a"']) expect(readSearches(kept)).toEqual([])
})
