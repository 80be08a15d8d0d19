import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { unsentLines } from './parcel.ts'

const lines = [
  { id: 1, quantity: 2 },
  { id: 2, quantity: 1 },
]
const parcel = (...contents: [lineId: number, quantity: number][]) => ({
  contents: contents.map(([lineId, quantity]) => ({ lineId, quantity })),
})
const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0)
const left = (...parcels: ReturnType<typeof parcel>[]) =>
  unsentLines(lines, parcels).map((line) => [line.id, line.left])

describe('unsentLines', () => {
  it('is everything before the first parcel', () => {
    expect(left()).toEqual([
      [1, 2],
      [2, 1],
    ])
  })

  it('leaves out what a parcel holds', () => {
    expect(left(parcel([1, 1], [2, 1]))).toEqual([[1, 1]])
    expect(left(parcel([1, 1]), parcel([1, 1]))).toEqual([[2, 1]])
  })

  it('is nothing once everything has left, whether a parcel says so or not', () => {
    expect(left(parcel())).toEqual([])
    expect(left(parcel([1, 2]), parcel([2, 1]))).toEqual([])
  })

  it('and what has left are together what was ordered', () => {
    const quantities = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(quantities, fc.integer({ min: 1, max: 9 }), (ordered, most) => {
        const all = ordered.map((quantity, id) => ({ id, quantity }))
        const sent = ordered.map((quantity) => Math.min(quantity, most))
        const contents = sent.map((quantity, id): [number, number] => [id, quantity])
        const open = unsentLines(all, [parcel(...contents)]).map((line) => line.left)
        expect(sum(open) + sum(sent)).toBe(sum(ordered))
      }),
    )
  })
})
