import { describe, expect, it } from 'vitest'
import { isRole, may, permissions, permissionsOf } from './permissions.ts'

describe('may', () => {
  it('the owner may do everything', () => {
    expect(permissionsOf('owner')).toEqual(permissions)
  })

  it('the manager runs the shop, but neither staff nor money settings', () => {
    expect(may('manager', 'catalogue.edit')).toBe(true)
    expect(may('manager', 'orders.refund')).toBe(true)
    expect(may('manager', 'staff.edit')).toBe(false)
    expect(may('manager', 'settings.payments')).toBe(false)
  })

  it('the packer sees, packs and counts', () => {
    expect(may('packer', 'orders.pack')).toBe(true)
    expect(may('packer', 'stock.edit')).toBe(true)
    expect(may('packer', 'catalogue.edit')).toBe(false)
    expect(may('packer', 'customers.see')).toBe(false)
    expect(may('packer', 'orders.refund')).toBe(false)
  })

  it('the accountant reads orders, figures and papers and takes the books along, and nothing else', () => {
    expect(permissionsOf('accountant')).toEqual([
      ...['orders.see', 'figures.see', 'documents.see', 'documents.export'],
    ])
  })

  it('knows its roles', () => {
    expect(isRole('packer')).toBe(true)
    expect(isRole('admin')).toBe(false)
  })
})
