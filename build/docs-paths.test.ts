import { expect, it } from 'vitest'
import { lostPaths, namedPaths } from './docs-paths.ts'

it('every file and folder that a document names stands in the tree', () => {
  const named = namedPaths()
  expect(lostPaths(named)).toEqual([])
  expect(named.length).toBeGreaterThan(300)
})
