import { expect, it } from 'vitest'
import type { StaffOrderItem } from '#contract/orders/admin-types.ts'
import { type OrderState, orderStates } from '#domain/order.ts'
import { dispatchRow, toPack, toPrint, toSend, withRow, withScanned } from './dispatch-rows.ts'

const item = (id: number, state: OrderState) => ({ id, state }) as StaffOrderItem // Nothing else is read.
const rows = orderStates.map((state, id) => dispatchRow(item(id, state)))
const statesOf = (some: typeof rows) => some.map((row) => row.item.state)

it('only what is confirmed is packed', () => {
  expect(statesOf(toPack(rows))).toEqual(['confirmed'])
})

it('what is confirmed or packed is sent; what has left is not sent again', () => {
  expect(statesOf(toSend(rows))).toEqual(['confirmed', 'packed'])
})

it('labels and slips are printed for parcels alone', () => {
  expect(statesOf(toPrint(rows))).toEqual(['confirmed', 'packed', 'shipped'])
})

it('a change of one row leaves the others', () => {
  const changed = withRow(rows, 1, { why: 'Gone' })
  expect(changed.map(({ why }) => why).filter(Boolean)).toEqual(['Gone'])
  expect(changed).toHaveLength(rows.length)
})

it('what is scanned stands first, once, and keeps its tracking number', () => {
  const typed = withRow(rows, 1, { trackingNumber: 'D1', why: 'Not now' })
  const scanned = withScanned(typed, item(1, 'packed'))
  expect(scanned[0]).toEqual({
    item: item(1, 'packed'),
    trackingNumber: 'D1',
    why: null,
    due: 0,
    isAccepted: false,
  })
  expect(scanned).toHaveLength(rows.length)
  expect(withScanned(rows, item(99, 'confirmed'))).toHaveLength(rows.length + 1)
})
