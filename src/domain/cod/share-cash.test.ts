import { expect, it } from 'vitest'
import { shareCash } from './share-cash.ts'

it.each([
  [
    'one parcel of two orders',
    [9000],
    [6000, 3000],
    [[0, 0, 6000] as const, [0, 1, 3000] as const],
  ],
  [
    'two parcels of one order',
    [4000, 2000],
    [6000],
    [[0, 0, 4000] as const, [1, 0, 2000] as const],
  ],
  [
    'two parcels that hold pieces of two orders',
    [4000, 5000],
    [6000, 3000],
    [[0, 0, 4000] as const, [1, 0, 2000] as const, [1, 1, 3000] as const],
  ],
  ['an order that asks for nothing', [3000], [0, 3000], [[0, 1, 3000] as const]],
])('the cash of %s goes to whom it is for', (_, brought, asked, shares) => {
  const told = shareCash(brought, asked).map(({ parcel, order, paise }) => [parcel, order, paise])
  expect(told).toEqual(shares)
})
