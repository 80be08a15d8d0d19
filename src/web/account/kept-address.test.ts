import { expect, it } from 'vitest'
import { keptIn, readKept } from './kept-address.ts'

it('carries what stays in an address, and reads nothing else from it', () => {
  const parts = [
    { what: 'documents', count: 3, until: '2033-12-31' },
    { what: 'open-orders', count: 1, until: null },
  ] as const
  expect(keptIn(parts)).toBe('documents_3_2033-12-31.open-orders_1_')
  expect(readKept(keptIn(parts))).toEqual(parts)
  expect(readKept('')).toEqual([])
  expect(readKept('secrets_3_.documents_0_.documents_x_.orders_1e9_.constructor_1_')).toEqual([])
  expect(readKept('orders_2_2033-99-99.consents_1_<b>')).toEqual([
    { what: 'orders', count: 2, until: null },
    { what: 'consents', count: 1, until: null },
  ])
})
