import { describe, expect, it } from 'vitest'
import { roles } from '#domain/permissions.ts'
import { screenPaths } from '../screens.tsx'
import { isRefused, openTab } from './work-tabs.ts'

const closedTo = Object.fromEntries(
  roles.map((role) => [role, screenPaths.filter((path) => isRefused(role, path))]),
)
const isWithin = (place: string) => (path: string) =>
  path === `/admin/${place}` || path.startsWith(`/admin/${place}/`)

describe('every screen of the admin area', () => {
  it('stands in a place, but one’s own account', () => {
    expect(screenPaths.filter((path) => !openTab(path))).toEqual(['/admin/account'])
  })

  it('is open to owners, and one’s own account to everybody', () => {
    expect(closedTo['owner']).toEqual([])
    for (const role of roles) expect(isRefused(role, '/admin/account'), role).toBe(false)
  })

  it('is closed to managers where only owners decide', () => {
    expect(closedTo['manager']).toEqual([
      ...['/admin/privacy/retention', '/admin/privacy/breaches', '/admin/margins'].toSorted(
        (one, other) => screenPaths.indexOf(one) - screenPaths.indexOf(other),
      ),
      ...['/admin/staff', '/admin/api-tokens', '/admin/webhooks', '/admin/mail'],
      ...['/admin/outcomes', '/admin/audit'],
      ...['/admin/settings/payments', '/admin/settings/carriers', '/admin/settings/law'],
    ])
  })

  it('is closed to packers where neither parcels nor the stock are', () => {
    const open = screenPaths.filter((path) => !closedTo['packer']?.includes(path))
    expect(open).toEqual([
      '/admin',
      ...['products', 'categories', 'testimonials', 'pages', 'announcements', 'menus'].map(at),
      ...['search-words', 'orders', 'orders/1', 'whatsapp-orders', 'parcels', 'returns'].map(at),
      ...['store-credits', 'store-credits/1', 'stock', 'account', 'alerts'].map(at),
      ...['settings', 'settings/shop', 'settings/delivery'].map(at),
    ])
  })

  it('is closed to accountants where neither orders nor books are', () => {
    for (const place of ['settings', 'products', 'customers', 'pages', 'staff', 'payments']) {
      const screens = screenPaths.filter(isWithin(place))
      expect(screens).not.toEqual([])
      for (const path of screens) expect(isRefused('accountant', path), path).toBe(true)
    }
    for (const path of ['orders/new', 'orders/stall'].map(at)) {
      expect(isRefused('accountant', path), path).toBe(true)
    }
    for (const path of ['orders/1', 'books', 'documents', 'sales', 'gift-cards/sold'].map(at)) {
      expect(isRefused('accountant', path), path).toBe(false)
    }
  })
})

function at(path: string) {
  return `/admin/${path}`
}
