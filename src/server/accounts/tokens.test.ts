import { expect, it } from 'vitest'
import { tokenTimes } from './tokens.ts'

const minute = 60_000

it('a link works half an hour for a new password, three days for an address (S10)', () => {
  expect(tokenTimes).toEqual({
    'reset-password': 30 * minute,
    'confirm-email': 4320 * minute,
    'change-email': 4320 * minute,
  })
})
