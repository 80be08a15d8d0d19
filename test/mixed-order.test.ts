import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { firstWhere, long, spread } from './mixed-order.ts'

describe('the few spread over the many', () => {
  it('each stands once, at even distances', () => {
    expect(spread(['a', 'b'], ['1', '2', '3', '4', '5'])).toEqual(
      ['a', '1', '2', '3', 'b', '4', '5'], // Of five, the odd one comes early.
    )
  })

  it('nothing is lost where there are none of them, or more of the few', () => {
    expect(spread([], ['1', '2'])).toEqual(['1', '2'])
    expect(spread(['a', 'b'], [])).toEqual(['a', 'b'])
    expect(spread(['a', 'b', 'c'], ['1']).sort()).toEqual(['1', 'a', 'b', 'c'])
  })
})

it('the long ones begin, and are all there', () => {
  expect(firstWhere((one) => one > 2, [1, 3, 2, 4])).toEqual([3, 4, 1, 2])
  const root = path.resolve(import.meta.dirname, '..')
  expect(long.filter((file) => !fs.existsSync(path.join(root, file)))).toEqual([])
})
