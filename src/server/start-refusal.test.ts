import { expect, it } from 'vitest'
import { storageFaultOf } from './db/storage-fault.ts'
import { refusalOf } from './start-refusal.ts'

/** As pg throws it. */
const refusedPassword = Object.assign(
  new Error('password authentication failed for user "pallu"'),
  { code: '28P01' },
)

it('a refused password is tried again by the service: while it is changed, one of two sides is early', () => {
  expect(refusalOf(refusedPassword)).toEqual({
    reason: 'DATABASE_URL is refused: password authentication failed for user "pallu"',
    exitCode: 1,
  })
})

it('in an open shop it counts as a database that is away, not as a fault of the request', () => {
  expect(storageFaultOf(refusedPassword)).toBe('away')
})
