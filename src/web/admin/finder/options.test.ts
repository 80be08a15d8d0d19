import { expect, it } from 'vitest'
import type { Role } from '#domain/permissions.ts'
import { optionsOf, readTyped } from './options.ts'
import { waysTo } from './ways.ts'

const order = {
  ...{ kind: 'order' as const, id: 7, name: 'PAL-2026-001042', detail: 'Meena Raman' },
  ...{ state: 'packed' as const, image: '' },
}

it('ship PL-1042 is an order and what is to become of it', () => {
  const { text, verb } = readTyped(' Ship PL-1042 ')
  expect(text).toBe('PL-1042')
  const customer = { ...order, kind: 'customer' as const, state: null }
  expect(optionsOf({ items: [order, customer], more: [] }, { text, verb }, 'owner')).toEqual([
    {
      ...{ path: '/admin/orders/7?do=ship', name: 'Ship PAL-2026-001042', image: '' },
      detail: 'Order · Packed · Meena Raman',
    },
  ])
  expect(readTyped('shipping')).toEqual({ text: 'shipping', verb: undefined })
})

it('a verb acts on the order of a number alone', () => {
  const alike = { ...order, id: 8, name: 'PAL-2026-101042' }
  const found = { items: [order, alike], more: ['order' as const] }
  const pathsOf = (typed: string) =>
    optionsOf(found, readTyped(typed), 'owner').map(({ path }) => path)
  expect(pathsOf('ship 1042')).toEqual(['/admin/orders/7?do=ship'])
  expect(pathsOf('ship PAL-2026-001042')).toEqual(['/admin/orders/7?do=ship'])
})

it('a verb is offered to who may do it, of an order for which it makes sense', () => {
  const pathOf = (typed: string, role: Role, state: typeof order.state | 'delivered' | 'shipped') =>
    optionsOf({ items: [{ ...order, state }], more: [] }, readTyped(typed), role)[0]?.path
  const plain = '/admin/orders/7'
  expect(pathOf('cancel 1042', 'manager', 'packed')).toBe(`${plain}?do=cancel`)
  expect(pathOf('cancel 1042', 'packer', 'packed')).toBe(plain)
  expect(pathOf('cancel 1042', 'owner', 'delivered')).toBe(plain)
  expect(pathOf('refund 1042', 'packer', 'delivered')).toBe(plain)
  expect(pathOf('refund 1042', 'owner', 'delivered')).toBe(`${plain}?do=refund`)
  expect(pathOf('ship 1042', 'packer', 'packed')).toBe(`${plain}?do=ship`)
  expect(pathOf('ship 1042', 'accountant', 'packed')).toBe(plain)
  expect(pathOf('pack 1042', 'packer', 'packed')).toBe(plain)
  expect(pathOf('pack 1042', 'packer', 'shipped')).toBe(plain)
})

it('a gift card sold online is opened in the list of its purchases', () => {
  const sale = { ...order, kind: 'card-sale' as const, name: 'GIFT-1001', state: null }
  const meant = { text: 'meena', verb: undefined }
  expect(optionsOf({ items: [sale], more: [] }, meant, 'owner')).toEqual([
    {
      ...{ path: '/admin/gift-cards/sold?q=GIFT-1001', name: 'GIFT-1001' },
      detail: 'Gift card sold online · Meena Raman',
    },
  ])
})

it('where more was found than is shown, the last line of a kind leads to all of it', () => {
  const customer = { ...order, kind: 'customer' as const, state: null }
  const found = { items: [order, order, customer], more: ['order' as const, 'customer' as const] }
  const pathsOf = (typed: string) =>
    optionsOf(found, readTyped(typed), 'owner').map(({ path }) => path)
  const orders = ['/admin/orders/7', '/admin/orders/7', '/admin/orders?q=meena%20r']
  expect(pathsOf('meena r')).toEqual([
    ...orders,
    ...['/admin/customers/7', '/admin/customers?q=meena%20r'],
  ])
  const shipping = orders.map((path) => (path.includes('?') ? path : `${path}?do=ship`))
  expect(pathsOf('ship meena r')).toEqual(shipping)
})

it('finds settings and actions by their names, as far as a role may go there', () => {
  const names = (...[role, text]: Parameters<typeof waysTo>) =>
    waysTo(role, text).map(({ name }) => name)
  expect(names('owner', 'new or')).toEqual(['New order'])
  expect(names('owner', 'law')).toEqual(['Law and tax'])
  expect(names('packer', 'law')).toEqual([])
  expect(names('packer', 'new order')).toEqual([])
  for (const text of ['password', 'two-step', 'devices', 'passkey', 'account']) {
    expect(waysTo('packer', text)[0]?.path, text).toMatch(/^\/admin\/account/)
  }
  expect(names('owner', 'audit')).toEqual(['Audit log'])
})

it.each([
  ['carriers', '/admin/settings/carriers'],
  ['GST', '/admin/settings/law'],
  ['upi', '/admin/settings/payments'],
  ['countries', '/admin/settings/delivery'],
  ['display', '/admin/settings'],
  ['logo', '/admin/settings/shop'],
  ['stall', '/admin/orders/stall'],
  ['add product', '/admin/products?do=add'],
  ['price', '/admin/products'],
])('%s leads owners to %s', (typed, path) => {
  expect(waysTo('owner', typed)[0]?.path).toBe(path)
  expect(waysTo('packer', typed).map((way) => way.path)).not.toContain(path)
})
