import { expect, it } from 'vitest'
import { consignedTo, needsEwayBill } from './eway-bill.ts'

const limits = new Map([
  ['e-way-bill-inter', 5_000_000],
  ['e-way-bill-intra', 5_000_000],
  ['e-way-bill-33', 10_000_000],
])
const chennai = { registration: 'regular', from: '33', to: '33', totalPaise: 10_000_000 } as const

it.each([
  ['at the limit of Tamil Nadu, inside it', chennai, false],
  ['above it', { ...chennai, totalPaise: 10_000_001 }, true],
  ['above the limit between states', { ...chennai, to: '29', totalPaise: 5_000_001 }, true],
  ['at the limit between states', { ...chennai, to: '29', totalPaise: 5_000_000 }, false],
  ['inside a state without a row', { ...chennai, from: '29', to: '29' }, true],
  [
    'handicraft of an unregistered seller to another state',
    { ...chennai, registration: 'unregistered' as const, to: '29', totalPaise: 100 },
    true,
  ],
] as const)('%s: %j needs one: %s', (_what, consignment, expected) => {
  expect(needsEwayBill(consignment, limits)).toBe(expected)
})

it('a parcel abroad travels to its port as one to another state', () => {
  const to = consignedTo({ state: 'New Jersey', country: 'US' }, '33')
  expect([to, consignedTo({ state: 'Karnataka' }, '33'), consignedTo({}, '33')]).toEqual([
    ...['96', '29', '33'],
  ])
  expect(needsEwayBill({ ...chennai, to, totalPaise: 5_000_001 }, limits)).toBe(true)
})
