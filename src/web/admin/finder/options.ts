import type { Found, FoundKind, FoundThings } from '#contract/finder/types.ts'
import { may, type Permission, type Role } from '#domain/permissions.ts'
import { isNamed } from '#domain/work/finding.ts'
import { adminOrders } from '#web/words/en/admin/orders.ts'
import { adminFinder as words } from '#web/words/en/admin/work/finder.ts'
import { admin } from '#web/words/en/admin.ts'
import { placesFor } from '../frame/work-tabs.ts'

/** One line of the list: where it leads, what it is called, and what it is. */
export type Option = { path: string; name: string; detail: string; image?: string }

type Verb = (typeof words.verbs)[keyof typeof words.verbs]

/** In every language the English ones too: they are typed quickest. */
const english: Record<keyof typeof words.verbs, string> = {
  ...{ ship: 'ship', pack: 'pack', refund: 'refund', cancel: 'cancel' },
}

/** 'ship PL-1042' is an order, and what is to become of it. */
export function readTyped(typed: string): { text: string; verb: Verb | undefined } {
  const text = typed.trim()
  for (const [name, verb] of Object.entries(words.verbs)) {
    for (const word of [verb.typed, english[name as keyof typeof english]]) {
      if (text.toLowerCase().startsWith(`${word} `)) {
        return { text: text.slice(word.length + 1).trim(), verb }
      }
    }
  }
  return { text, verb: undefined }
}

/**
 * What the shop has found for a text, as lines of the list, and where all of it stands; of a verb its orders alone, and where
 * the text is the number of one, that one.
 */
export function optionsOf(
  { items, more }: FoundThings,
  { text, verb }: ReturnType<typeof readTyped>,
): Option[] {
  const shown = verb ? meantBy(items, text) : items
  return shown.flatMap((one, at) => {
    const isLast = shown[at + 1]?.kind !== one.kind
    const option = optionOf(one, verb)
    return isLast && !(verb && isNamed(text, one.name)) && more.includes(one.kind)
      ? [option, allOf(one.kind, text)]
      : [option]
  })
}

function meantBy(items: Found[], text: string): Found[] {
  const orders = items.filter(({ kind }) => kind === 'order')
  const named = orders.filter(({ name }) => isNamed(text, name))
  return named.length > 0 ? named : orders
}

const optionOf = (one: Found, verb: Verb | undefined): Option => ({
  path: pathOf(one),
  name: verb ? verb.says(one.name) : one.name,
  detail: [words.kinds[one.kind], one.state && adminOrders.states[one.state], one.detail]
    .filter(Boolean)
    .join(' · '),
  // People, messages and gift cards have none; an order or a saree may lack it.
  ...((one.kind === 'order' || one.kind === 'product') && { image: one.image }),
})

const lists: Record<FoundKind, string> = {
  order: '/admin/orders',
  customer: '/admin/customers',
  product: '/admin/products',
  'card-sale': '/admin/gift-cards/sold',
  message: '/admin/messages',
}

const inList = (kind: FoundKind, text: string) => `${lists[kind]}?q=${encodeURIComponent(text)}`

const allOf = (kind: FoundKind, text: string): Option => ({
  path: inList(kind, text),
  name: words.all[kind](text),
  detail: words.ways.place,
})

function pathOf({ kind, id, name, detail }: Found): string {
  switch (kind) {
    case 'order':
    case 'customer':
      return `${lists[kind]}/${id}`
    case 'product':
      return inList(kind, detail || name)
    case 'card-sale':
    case 'message':
      return inList(kind, name)
  }
}

const panels = admin.settings.tabs

/** Ways that are no tab of a place. */
const others: (Option & { permission?: Permission })[] = [
  {
    ...{ path: '/admin/orders/new', name: words.ways.newOrder, detail: words.ways.action },
    permission: 'orders.edit',
  },
  ...[
    { path: '/admin/settings/shop', name: panels.shop, permission: 'settings.display' as const },
    {
      path: '/admin/settings/delivery',
      name: panels.delivery,
      permission: 'settings.display' as const,
    },
    {
      path: '/admin/settings/payments',
      name: panels.payments,
      permission: 'settings.payments' as const,
    },
    { path: '/admin/settings/law', name: panels.law, permission: 'taxes.edit' as const },
    {
      path: '/admin/settings/performance',
      name: panels.performance,
      permission: 'figures.see' as const,
    },
  ].map((one) => ({ ...one, detail: words.ways.place })),
  { path: '/admin/account', name: words.ways.account, detail: words.ways.place },
  ...[
    { path: '/admin/account#password', name: words.own.password },
    { path: '/admin/account#two-step', name: words.own.twoStep },
    { path: '/admin/account#passkeys', name: words.own.passkeys },
    { path: '/admin/account#devices', name: words.own.devices },
  ].map((one) => ({ ...one, detail: words.ways.account })),
]

/** Ways within the admin area whose name has the text in it; with no text, what is begun most often. */
export function waysTo(role: Role, text: string): Option[] {
  const tabs = placesFor(role).flatMap(({ label, tabs: all }) =>
    all.map(({ path, label: name }) => ({
      path,
      name,
      detail: label === name ? words.ways.place : label,
    })),
  )
  const mine = others.filter(({ permission }) => !permission || may(role, permission))
  const asked = text.toLowerCase()
  const ways = [...mine, ...tabs].filter(({ name }) => name.toLowerCase().includes(asked))
  return ways
    .slice(0, text === '' ? 5 : 4)
    .map(({ path, name, detail }) => ({ path, name, detail }))
}
