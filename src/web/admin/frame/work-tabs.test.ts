import { describe, expect, it } from 'vitest'
import { roles } from '#domain/permissions.ts'
import { homeOf, isRefused, openTab, places, placesFor, shortcutsFor } from './work-tabs.ts'

const pathsOf = (role: (typeof roles)[number]) =>
  placesFor(role).flatMap(({ tabs }) => tabs.map(({ path }) => path))

describe('the places of the admin area', () => {
  it('are at most seven, and each address stands in one of them', () => {
    expect(places.length).toBeLessThanOrEqual(7)
    const paths = places.flatMap(({ tabs }) => tabs.map(({ path }) => path))
    expect(new Set(paths).size).toBe(paths.length)
    for (const path of paths) expect(openTab(path)?.tab.path).toBe(path)
  })

  it('lead a role only to what it may open', () => {
    for (const role of roles) {
      for (const path of pathsOf(role)) expect(isRefused(role, path), `${role} ${path}`).toBe(false)
    }
  })

  it('show packers their orders and the stock, and neither settings nor pages', () => {
    expect(placesFor('packer').map(({ name }) => name)).toEqual(['today', 'orders', 'products'])
    expect(pathsOf('packer')).toEqual([
      '/admin',
      ...['/admin/orders', '/admin/parcels', '/admin/returns', '/admin/products', '/admin/stock'],
    ])
    expect(pathsOf('accountant')).toContain('/admin/store-credits')
    // By its address they may still look.
    expect(isRefused('packer', '/admin/pages')).toBe(false)
    expect(isRefused('packer', '/admin/staff')).toBe(true)
  })

  it('lead whoever has nothing to do today to the books', () => {
    expect(roles.map(homeOf)).toEqual(['/admin', '/admin', '/admin', '/admin/books'])
    expect(isRefused('accountant', '/admin')).toBe(true)
    // Who has no Today is led to what they are told of, and to no other setting.
    const last = placesFor('accountant').at(-1)
    expect(last?.tabs.map(({ path }) => path)).toEqual(['/admin/alerts'])
  })

  it('has the five tabs of the specification on the first screen, in its order', () => {
    const five = ['Products', 'Categories', 'Testimonials', 'Pages', 'Settings']
    expect(shortcutsFor('owner').map(({ label }) => label)).toEqual(five)
    expect(shortcutsFor('packer')).toEqual([])
  })

  it('finds the tab of a deeper address, and of /admin with a slash', () => {
    expect(openTab('/admin/orders/20')?.tab.path).toBe('/admin/orders')
    expect(openTab('/admin/')?.place.name).toBe('today')
    expect(openTab('/admin/nothing-of-ours')).toBeUndefined()
  })
})
