import { describe, expect, it } from 'vitest'
import type { StaffOrder } from '#contract/orders/admin-types.ts'
import { contentsIn, unsentLines } from './unsent-lines.ts'

const line = (id: number, quantity: number) =>
  ({ id, name: `Saree ${id}`, quantity }) as StaffOrder['lines'][number] // Nothing else is read.
const parcel = (...contents: [lineId: number, quantity: number][]) =>
  ({
    contents: contents.map(([lineId, quantity]) => ({ lineId, quantity })),
  }) as StaffOrder['parcels'][number]

const lines = [line(1, 2), line(2, 1)]

describe('unsentLines', () => {
  it('is everything before the first parcel, and again once everything has left', () => {
    expect(unsentLines({ lines, parcels: [] }).map(({ left }) => left)).toEqual([2, 1])
    expect(unsentLines({ lines, parcels: [parcel()] }).map(({ left }) => left)).toEqual([2, 1])
  })

  it('leaves out what another parcel holds', () => {
    expect(unsentLines({ lines, parcels: [parcel([1, 1], [2, 1])] })).toEqual([
      { id: 1, name: 'Saree 1', left: 1 },
    ])
  })
})

describe('contentsIn', () => {
  const order = { lines, parcels: [] }
  const unsent = unsentLines(order)

  it('says nothing of single lines when the whole order is inside', () => {
    expect(contentsIn(order, unsent, () => '')).toEqual([])
  })

  it('names what is inside, never more than there is', () => {
    const typed = (id: number) => (id === 1 ? '9' : '0')
    expect(contentsIn(order, unsent, typed)).toEqual([{ lineId: 1, quantity: 2 }])
  })

  it('an empty parcel is none', () => {
    expect(contentsIn(order, unsent, () => '0')).toBeNull()
  })
})
