import { may, type Permission, type Role } from '#domain/permissions.ts'
import { adminOrders } from '#web/words/en/admin/orders.ts'
import { adminFinder as words } from '#web/words/en/admin/work/finder.ts'
import { admin } from '#web/words/en/admin.ts'
import { isRefused, placesFor } from '../frame/work-tabs.ts'
import type { Option } from './options.ts'

type Way = Option & { permission?: Permission; terms?: keyof typeof words.terms }

/** What is begun from anywhere. */
const acts: Way[] = [
  { path: '/admin/orders/new', name: words.ways.newOrder, terms: 'newOrder' as const },
  { path: '/admin/orders/stall', name: adminOrders.stall.title, terms: 'stall' as const },
  {
    ...{ path: '/admin/products?do=add', name: words.ways.addProduct },
    ...{ permission: 'catalogue.edit' as const, terms: 'addProduct' as const },
  },
  {
    ...{ path: '/admin/products', name: words.ways.prices },
    ...{ permission: 'catalogue.edit' as const, terms: 'prices' as const },
  },
].map((one) => ({ ...one, detail: words.ways.action }))

/** The parts of the settings; only whoever is led to the settings changes them. */
const panels: Way[] = (
  ['performance', 'shop', 'payments', 'delivery', 'carriers', 'law', 'display'] as const
).map((name) => ({
  ...{ path: name === 'display' ? '/admin/settings' : `/admin/settings/${name}`, terms: name },
  ...{ name: admin.settings.tabs[name], detail: words.ways.place },
  permission: 'settings.display',
}))

const own: Way[] = [
  { path: '/admin/account', name: words.ways.account, detail: words.ways.place, terms: 'account' },
  ...[
    { path: 'password', terms: 'password' as const },
    { path: 'two-step', terms: 'twoStep' as const },
    { path: 'passkeys', terms: 'passkeys' as const },
    { path: 'devices', terms: 'devices' as const },
  ].map(({ path, terms }) => ({
    ...{ path: `/admin/account#${path}`, terms, name: words.own[terms] },
    detail: words.ways.account,
  })),
]

/** In every language the English names too: they are typed quickest, and stand on papers and in letters. */
const inEnglish: Record<keyof typeof words.terms, string> = {
  ...{ newOrder: 'new order', stall: 'stall sale', addProduct: 'add product', prices: 'price' },
  ...{
    display: 'display options, home page',
    performance: 'performance',
    shop: 'shop profile, logo',
  },
  ...{ payments: 'payment methods, upi, cod', delivery: 'delivery, shipping, countries' },
  ...{ carriers: 'carriers, courier', law: 'law, tax, gst' },
  ...{ account: 'account, language', password: 'password', twoStep: 'two-step, 2fa' },
  ...{ passkeys: 'passkeys', devices: 'devices' },
}

/** Ways within the admin area that a text names, the likeliest first; with no text, what is begun most often. */
export function waysTo(role: Role, text: string): Option[] {
  const tabs: Way[] = placesFor(role).flatMap(({ label, tabs: all }) =>
    all.map(({ path, label: name }) => ({
      ...{ path, name },
      detail: label === name ? words.ways.place : label,
    })),
  )
  const mine = [...acts, ...panels, ...own].filter(
    ({ path, permission }) =>
      (!permission || may(role, permission)) && !isRefused(role, path.replace(/[?#].*$/, '')),
  )
  const asked = text.toLowerCase()
  const ways = [...mine, ...tabs]
  const named = ways.filter(({ name }) => name.toLowerCase().includes(asked))
  const meant = ways.filter((way) => !named.includes(way) && termsOf(way).includes(asked))
  return [...named, ...meant]
    .slice(0, text === '' ? 5 : 4)
    .map(({ path, name, detail }) => ({ path, name, detail }))
}

const termsOf = ({ terms }: Way) =>
  terms ? `${words.terms[terms]}, ${inEnglish[terms]}`.toLowerCase() : ''
