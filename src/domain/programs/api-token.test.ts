import { expect, it } from 'vitest'
import { bearerIn, scopesIn, tokenScopes } from './api-token.ts'

it('reads the token of a header, whatever the case of its scheme, and of no other scheme', () => {
  expect(bearerIn('Bearer pallu_x')).toBe('pallu_x')
  expect(bearerIn('bearer  pallu_x')).toBe('pallu_x')
  for (const none of [undefined, '', 'Basic abc', 'Bearer', 'Bearer a b', 'XBearer a']) {
    expect([none, bearerIn(none)]).toEqual([none, null])
  }
})

it('gives no token the making of tokens or staff, nor what is no permission any more', () => {
  expect(tokenScopes).not.toContain('staff.edit')
  expect(scopesIn('orders.see,staff.edit,gone.see')).toEqual(['orders.see'])
  expect(scopesIn('')).toEqual([])
})
