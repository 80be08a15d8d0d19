import type { ComponentType } from 'react'
import { may, type Permission, type Role } from '#domain/permissions.ts'
import { adminFrame } from '#web/words/en/admin/work/frame.ts'
import { admin } from '#web/words/en/admin.ts'
import {
  BoxIcon,
  ChartIcon,
  HomeIcon,
  PeopleIcon,
  SheetIcon,
  SlidersIcon,
  TagIcon,
} from '../parts/icons.tsx'
import { innerPermission } from './inner-screens.ts'

export type WorkTab = {
  path: string
  label: string
  /** Who may open it. */
  permission?: Permission
  /** Who is led to it, where others may look but have nothing to do there. */
  leads?: Permission
}
export type Place = {
  name: keyof typeof adminFrame.places
  label: string
  Icon: ComponentType<{ className?: string }>
  tabs: WorkTab[]
}

const { tabs: words } = admin
const { places: names } = adminFrame

/** The places of the admin area: everything of one noun in one of them. */
export const places: Place[] = [
  {
    name: 'today',
    label: names.today,
    Icon: HomeIcon,
    tabs: [{ path: '/admin', label: names.today, permission: 'dashboard.see' }],
  },
  {
    name: 'orders',
    label: names.orders,
    Icon: BoxIcon,
    tabs: [
      { path: '/admin/orders', label: words.orders, permission: 'orders.see' },
      {
        ...{ path: '/admin/whatsapp-orders', label: words.whatsappOrders },
        ...{ permission: 'orders.see', leads: 'orders.edit' },
      },
      { path: '/admin/parcels', label: words.parcels, permission: 'orders.pack' },
      { path: '/admin/reserved', label: words.holds, permission: 'orders.edit' },
      { path: '/admin/returns', label: words.returns, permission: 'orders.see' },
      {
        // Packers take in what comes back, and have nothing to do with its money.
        ...{ path: '/admin/store-credits', label: words.storeCredits },
        ...{ permission: 'orders.see', leads: 'documents.see' },
      },
      { path: '/admin/gift-cards', label: words.giftCards, permission: 'documents.see' },
      { path: '/admin/payments', label: words.payments, permission: 'orders.edit' },
    ],
  },
  {
    name: 'products',
    label: names.products,
    Icon: TagIcon,
    tabs: [
      { path: '/admin/products', label: words.products, permission: 'catalogue.see' },
      {
        ...{ path: '/admin/categories', label: words.categories },
        ...{ permission: 'catalogue.see', leads: 'catalogue.edit' },
      },
      { path: '/admin/stock', label: words.stock, permission: 'catalogue.see' },
      { path: '/admin/coupons', label: words.coupons, permission: 'coupons.edit' },
    ],
  },
  {
    name: 'customers',
    label: names.customers,
    Icon: PeopleIcon,
    tabs: [
      { path: '/admin/customers', label: words.customers, permission: 'customers.see' },
      { path: '/admin/messages', label: words.messages, permission: 'customers.see' },
      { path: '/admin/complaints', label: words.complaints, permission: 'complaints.answer' },
      { path: '/admin/reviews', label: words.reviews, permission: 'reviews.moderate' },
      { path: '/admin/privacy', label: words.privacy, permission: 'privacy.answer' },
    ],
  },
  {
    name: 'content',
    label: names.content,
    Icon: SheetIcon,
    tabs: [
      {
        ...{ path: '/admin/pages', label: words.pages },
        ...{ permission: 'catalogue.see', leads: 'content.edit' },
      },
      {
        ...{ path: '/admin/testimonials', label: words.testimonials },
        ...{ permission: 'catalogue.see', leads: 'content.edit' },
      },
      { path: '/admin/stories', label: words.stories, permission: 'content.edit' },
      { path: '/admin/newsletters', label: words.newsletters, permission: 'content.edit' },
      { path: '/admin/newsletter', label: words.newsletter, permission: 'customers.see' },
      {
        ...{ path: '/admin/announcements', label: words.announcements },
        ...{ permission: 'catalogue.see', leads: 'content.edit' },
      },
      {
        ...{ path: '/admin/menus', label: words.menus },
        ...{ permission: 'catalogue.see', leads: 'content.edit' },
      },
      { path: '/admin/translations', label: words.translations, permission: 'translations.edit' },
      {
        ...{ path: '/admin/search-words', label: words.searchWords },
        ...{ permission: 'catalogue.see', leads: 'catalogue.edit' },
      },
    ],
  },
  {
    name: 'reports',
    label: names.reports,
    Icon: ChartIcon,
    tabs: [
      { path: '/admin/sales', label: words.sales, permission: 'figures.see' },
      { path: '/admin/margins', label: words.margins, permission: 'costs.see' },
      { path: '/admin/books', label: words.books, permission: 'documents.see' },
      { path: '/admin/documents', label: words.documents, permission: 'documents.see' },
      { path: '/admin/compliance', label: words.compliance, permission: 'documents.see' },
      { path: '/admin/outcomes', label: words.outcomes, permission: 'audit.see' },
    ],
  },
  {
    name: 'settings',
    label: names.settings,
    Icon: SlidersIcon,
    tabs: [
      {
        ...{ path: '/admin/settings', label: words.settings },
        ...{ permission: 'catalogue.see', leads: 'settings.display' },
      },
      {
        // Packers come by the link on Today, which accountants have not.
        ...{ path: '/admin/alerts', label: words.alerts },
        ...{ permission: 'orders.see', leads: 'figures.see' },
      },
      { path: '/admin/staff', label: words.staff, permission: 'staff.edit' },
      { path: '/admin/api-tokens', label: words.apiTokens, permission: 'staff.edit' },
      { path: '/admin/webhooks', label: words.webhooks, permission: 'settings.shop' },
      { path: '/admin/mail', label: words.mail, permission: 'audit.see' },
      { path: '/admin/audit', label: words.audit, permission: 'audit.see' },
    ],
  },
]

/** The places a role is led to, each with the tabs it has something to do in. */
export function placesFor(role: Role): Place[] {
  return places
    .map((place) => ({ ...place, tabs: place.tabs.filter((tab) => leadsTo(role, tab)) }))
    .filter(({ tabs }) => tabs.length > 0)
}

function leadsTo(role: Role, { permission, leads = permission }: WorkTab): boolean {
  return leads === undefined || may(role, leads)
}

/** The tabs of the open place: those a role is led to, and the one that it has opened by its address. */
export function tabsShown(role: Role, open: ReturnType<typeof openTab>): WorkTab[] {
  return open?.place.tabs.filter((tab) => tab === open.tab || leadsTo(role, tab)) ?? []
}

/** The five tabs of spec §2, in its order, which stand on the first screen too. */
const shortcuts = ['products', 'categories', 'testimonials', 'pages', 'settings'].map(
  (name) => `/admin/${name}`,
)

/** Those of them that a role is led to. */
export function shortcutsFor(role: Role): WorkTab[] {
  const tabs = placesFor(role).flatMap((place) => place.tabs)
  const found = shortcuts.flatMap((path) => tabs.find((tab) => tab.path === path) ?? [])
  return found.length === shortcuts.length ? found : []
}

/** Where a role begins: Today, or the books of those who have nothing to do there. */
export const homeOf = (role: Role) => (may(role, 'dashboard.see') ? '/admin' : '/admin/books')

/** Whether a role may not open what stands at an address: its tab, or a screen within the tab that asks for more. */
export const isRefused = (role: Role, pathname: string) =>
  [openTab(pathname, places)?.tab.permission, innerPermission(pathname)].some(
    (permission) => permission !== undefined && !may(role, permission),
  )

/** Everything is below /admin, which is a tab of its own. */
const isUnder = (pathname: string, path: string) =>
  pathname.replace(/\/$/, '') === path || (path !== '/admin' && pathname.startsWith(`${path}/`))

/** The place and tab of an address; undefined of a screen that no tab leads to. */
export function openTab(
  pathname: string,
  all: Place[] = places,
): { place: Place; tab: WorkTab } | undefined {
  for (const place of all) {
    const tab = place.tabs.find(({ path }) => isUnder(pathname, path))
    if (tab) return { place, tab }
  }
  return undefined
}
