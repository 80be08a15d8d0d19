import type { Found, FoundKind, FoundThings } from '#contract/finder/types.ts'
import { canMove, type OrderState } from '#domain/order.ts'
import { may, type Permission, type Role } from '#domain/permissions.ts'
import { isNamed } from '#domain/work/finding.ts'
import { adminOrders } from '#web/words/en/admin/orders.ts'
import { adminFinder as words } from '#web/words/en/admin/work/finder.ts'

/** One line of the list: where it leads, what it is called, and what it is. */
export type Option = { path: string; name: string; detail: string; image?: string }

type Verb = keyof typeof words.verbs

/** Who may do it, and with an order in which state. */
const rules: Record<Verb, { permission: Permission; isFor: (state: OrderState) => boolean }> = {
  ship: {
    permission: 'orders.pack',
    isFor: (state) => ['confirmed', 'packed', 'shipped'].includes(state),
  },
  pack: { permission: 'orders.pack', isFor: (state) => canMove(state, 'packed', 'staff') },
  refund: {
    permission: 'orders.refund',
    isFor: (state) => state !== 'pending_payment' && state !== 'refunded',
  },
  cancel: { permission: 'orders.edit', isFor: (state) => canMove(state, 'cancelled', 'staff') },
}

const verbs = Object.keys(rules) as Verb[] // The keys of the rules are the verbs and nothing else.

/** In every language the English ones too: they are typed quickest. */
const english: Record<Verb, string> = {
  ...{ ship: 'ship', pack: 'pack', refund: 'refund', cancel: 'cancel' },
}

/** 'ship PL-1042' is an order, and what is to become of it. */
export function readTyped(typed: string): { text: string; verb: Verb | undefined } {
  const text = typed.trim()
  for (const verb of verbs) {
    for (const word of [words.verbs[verb].typed, english[verb]]) {
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
  role: Role,
): Option[] {
  const shown = verb ? meantBy(items, text) : items
  return shown.flatMap((one, at) => {
    const isLast = shown[at + 1]?.kind !== one.kind
    const option = optionOf(one, verb && allowed(role, verb, one))
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

/** A verb that makes sense: an order that it is not for is opened as it is. */
const allowed = (role: Role, verb: Verb, { state }: Found) =>
  state && may(role, rules[verb].permission) && rules[verb].isFor(state) ? verb : undefined

const optionOf = (one: Found, verb: Verb | undefined): Option => ({
  path: verb ? `${pathOf(one)}?do=${verb}` : pathOf(one),
  name: verb ? words.verbs[verb].says(one.name) : one.name,
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
