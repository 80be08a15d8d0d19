import { may, type Permission, type Role } from '#domain/permissions.ts'
import { admin } from '#web/words/en/admin.ts'

export type WorkTab = { path: string; label: string; permission?: Permission }
export type Room = { label: string; tabs: WorkTab[] }

const { tabs: words, rooms: names } = admin

/** The five tabs of spec §2 for whoever sees the catalogue, then what else there is to do for those who may. */
export const rooms: Room[] = [
  {
    label: names.shop,
    tabs: [
      { path: '/admin/products', label: words.products, permission: 'catalogue.see' },
      { path: '/admin/categories', label: words.categories, permission: 'catalogue.see' },
      { path: '/admin/testimonials', label: words.testimonials, permission: 'catalogue.see' },
      { path: '/admin/pages', label: words.pages, permission: 'catalogue.see' },
      { path: '/admin/settings', label: words.settings, permission: 'catalogue.see' },
    ],
  },
  {
    label: names.orders,
    tabs: [
      { path: '/admin/orders', label: words.orders, permission: 'orders.see' },
      { path: '/admin/whatsapp-orders', label: words.whatsappOrders, permission: 'orders.see' },
      { path: '/admin/reserved', label: words.holds, permission: 'orders.edit' },
      { path: '/admin/returns', label: words.returns, permission: 'orders.see' },
      { path: '/admin/store-credits', label: words.storeCredits, permission: 'orders.see' },
      { path: '/admin/payments', label: words.payments, permission: 'orders.edit' },
      { path: '/admin/sales', label: words.sales, permission: 'figures.see' },
    ],
  },
  {
    label: names.books,
    tabs: [
      { path: '/admin/books', label: words.books, permission: 'documents.see' },
      { path: '/admin/documents', label: words.documents, permission: 'documents.see' },
      { path: '/admin/compliance', label: words.compliance, permission: 'documents.see' },
    ],
  },
  {
    label: names.customers,
    tabs: [
      { path: '/admin/reviews', label: words.reviews, permission: 'reviews.moderate' },
      { path: '/admin/customers', label: words.customers, permission: 'customers.see' },
      { path: '/admin/messages', label: words.messages, permission: 'customers.see' },
      { path: '/admin/complaints', label: words.complaints, permission: 'complaints.answer' },
      { path: '/admin/privacy', label: words.privacy, permission: 'privacy.answer' },
      { path: '/admin/newsletter', label: words.newsletter, permission: 'customers.see' },
      { path: '/admin/coupons', label: words.coupons, permission: 'coupons.edit' },
    ],
  },
  {
    label: names.operations,
    tabs: [
      { path: '/admin/stock', label: words.stock, permission: 'catalogue.see' },
      { path: '/admin/search-words', label: words.searchWords, permission: 'catalogue.see' },
      {
        path: '/admin/translations',
        label: words.translations,
        permission: 'translations.edit',
      },
      { path: '/admin/staff', label: words.staff, permission: 'staff.edit' },
      { path: '/admin/mail', label: words.mail, permission: 'audit.see' },
      { path: '/admin/audit', label: words.audit, permission: 'audit.see' },
      { path: '/admin/outcomes', label: words.outcomes, permission: 'audit.see' },
    ],
  },
]

/** The rooms a role may enter, each with the tabs it may open. */
export function roomsFor(role: Role): Room[] {
  return rooms
    .map(({ label, tabs }) => ({
      label,
      tabs: tabs.filter(({ permission }) => !permission || may(role, permission)),
    }))
    .filter(({ tabs }) => tabs.length > 0)
}

/** Where a role begins: /admin, which shows products, or the books of those who may not see them. */
export const homeOf = (role: Role) => (may(role, 'catalogue.see') ? '/admin' : '/admin/books')

/** Whether an address belongs to a tab that a role may not open. */
export const isRefused = (role: Role, pathname: string) =>
  rooms.some(({ tabs }) =>
    tabs.some(
      ({ path, permission }) =>
        permission !== undefined && isUnder(pathname, path) && !may(role, permission),
    ),
  )

const isUnder = (pathname: string, path: string) =>
  pathname === path || pathname.startsWith(`${path}/`)

/** The room and tab of an address; products stand open on /admin itself. */
export function openTab(pathname: string, all: Room[]): { room: Room; tab: WorkTab } | undefined {
  const room = all.find(({ tabs }) => tabs.some(({ path }) => isUnder(pathname, path))) ?? all[0]
  const tab = room?.tabs.find(({ path }) => isUnder(pathname, path)) ?? room?.tabs[0]
  return room && tab && { room, tab }
}
