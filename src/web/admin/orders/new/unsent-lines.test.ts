import { describe, expect, it } from 'vitest'
import type { StaffOrder } from '#contract/orders/admin-types.ts'
import { contentsIn } from './unsent-lines.ts'

const line = (id: number, quantity: number) =>
  ({ id, name: `Saree ${id}`, quantity }) as StaffOrder['lines'][number] // Nothing else is read.
const lines = [line(1, 2), line(2, 1)]

describe('contentsIn', () => {
  const order = { lines }
  const unsent = lines.map((line) => ({ ...line, left: line.quantity }))

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
