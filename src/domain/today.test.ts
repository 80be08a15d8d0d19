import { expect, it } from 'vitest'
import { todayFor } from './today.ts'

const today = {
  ...{ openOrders: 2, owedOrders: 3, sales: [{ rupees: 6000 }], visits: [{ count: 4 }] },
  ...{ strayTransfers: [{ amount: 250 }], lowStock: 5, asksSecondFactor: false },
}

it('is whole for the owner', () => {
  expect(todayFor('owner', today)).toEqual(today)
})

it('tells a packer of parcels and pieces, and of no money', () => {
  expect(todayFor('packer', today)).toEqual({
    ...{ openOrders: 2, owedOrders: 0, sales: [], visits: [] },
    ...{ strayTransfers: [], lowStock: 5, asksSecondFactor: false },
  })
})
