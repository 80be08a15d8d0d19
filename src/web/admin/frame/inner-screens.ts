import type { Permission } from '#domain/permissions.ts'

/** Screens within a tab that ask for more than the tab itself does. */
const inner: Record<string, Permission> = {
  '/admin/orders/new': 'orders.edit',
  '/admin/orders/stall': 'orders.edit',
  '/admin/privacy/retention': 'breaches.edit',
  '/admin/privacy/breaches': 'breaches.edit',
  '/admin/settings/performance': 'figures.see',
  '/admin/settings/payments': 'settings.payments',
  '/admin/settings/carriers': 'settings.shop',
  '/admin/settings/law': 'taxes.edit',
}

/** What an address within a tab asks for, beside what the tab does. */
export const innerPermission = (pathname: string): Permission | undefined =>
  inner[pathname.replace(/\/$/, '')]
