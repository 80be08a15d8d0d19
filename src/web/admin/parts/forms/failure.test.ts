import { expect, it } from 'vitest'
import { stillTrue } from './failure.ts'

it('what was said of a field goes once it has another value, and nothing else does', () => {
  const refused = {
    ...{ gstin: 'wrong', 'cod.fee': 'too much', 'cod.maxOrder': 'too little' },
    ...{ 'zones.0.name': 'taken', password: 'again' },
  }
  const before = { gstin: '33A', cod: { fee: 900, maxOrder: 1 }, zones: [{ name: 'South' }] }
  const left = (change: object) => Object.keys(stillTrue(refused, before, { ...before, ...change }))
  expect(left({})).toEqual(Object.keys(refused))
  expect(left({ gstin: '33B' })).toEqual(['cod.fee', 'cod.maxOrder', 'zones.0.name', 'password'])
  expect(left({ cod: { ...before.cod, fee: 9 } })).not.toContain('cod.fee')
  expect(left({ cod: { ...before.cod, fee: 9 } })).toContain('cod.maxOrder')
  expect(left({ zones: [{ name: 'North' }] })).not.toContain('zones.0.name')
  // A list that lost the row loses what was said of it.
  expect(left({ zones: [] })).not.toContain('zones.0.name')
})
