import { expect, it } from 'vitest'
import { eventOf, eventsIn } from './webhook.ts'

it('tells of the steps of an order that other programs wait for, and of no others', () => {
  expect(eventOf('placed', 'confirmed')).toBe('order.placed')
  expect(eventOf('paid', null)).toBe('order.paid')
  expect(eventOf('moved', 'shipped')).toBe('order.shipped')
  expect(eventOf('moved', 'cancelled')).toBe('order.cancelled')
  for (const [kind, to] of [
    ['moved', 'packed'],
    ['moved', null],
    ['note', null],
    ['warning', 'shipped'],
  ] as const) {
    expect(eventOf(kind, to)).toBeNull()
  }
})

it('reads the events that a row keeps, in their own order', () => {
  expect(eventsIn('product.changed,order.paid,gone')).toEqual(['order.paid', 'product.changed'])
})
