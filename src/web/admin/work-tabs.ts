import type { Permission } from '#domain/permissions.ts'
import { admin } from '#web/words/en/admin.ts'

export type WorkTab = { path: string; label: string; permission?: Permission }

/** The five of spec §2 for everybody, then what else there is to do for those who may. */
export const workTabs: WorkTab[] = [
  { path: '/admin/products', label: admin.tabs.products },
  { path: '/admin/categories', label: admin.tabs.categories },
  { path: '/admin/testimonials', label: admin.tabs.testimonials },
  { path: '/admin/pages', label: admin.tabs.pages },
  { path: '/admin/settings', label: admin.tabs.settings },
  { path: '/admin/mail', label: admin.tabs.mail, permission: 'audit.see' },
  { path: '/admin/audit', label: admin.tabs.audit, permission: 'audit.see' },
]

/** The tab of an address; products stand open on /admin itself. */
export function openTab(pathname: string, tabs: WorkTab[]): WorkTab | undefined {
  return tabs.find(({ path }) => pathname === path || pathname.startsWith(`${path}/`)) ?? tabs[0]
}
