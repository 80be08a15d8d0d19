import { expect, it } from 'vitest'
import { browserTitle, headingOf } from './browser-title.ts'

it('names the screen before the area, and the first one by the area alone (spec §2)', () => {
  expect(browserTitle('/admin', null, 0)).toBe('Admin Dashboard')
  expect(browserTitle('/admin/orders', null, 0)).toBe('Orders · Admin Dashboard')
  expect(browserTitle('/admin/orders/7', 'Order PAL-7', 0)).toBe('Order PAL-7 · Admin Dashboard')
  expect(browserTitle('/admin/orders', null, 3)).toBe('(3) Orders · Admin Dashboard')
})

it('one thing of a list is headed as the list, and an address without a tab as the area', () => {
  expect(headingOf('/admin/orders/7')).toBe('Orders')
  expect(headingOf('/admin/settings/delivery')).toBe('Settings')
  expect(headingOf('/admin/nowhere')).toBe('Admin Dashboard')
})
