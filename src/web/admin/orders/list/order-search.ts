import type { StaffOrderQuery } from '#contract/orders/admin-types.ts'
import { isOrderState, type OrderState, orderStates } from '#domain/order.ts'
import { paymentMethods } from '#domain/payment-methods.ts'
import { pageIn } from '../../parts/lists/page-in.ts'

export const channels = ['web', 'whatsapp', 'phone', 'exhibition'] as const
export const moneys = ['due', 'claimed', 'confirm', 'rest', 'paid', 'refund', 'unsure'] as const

/** What the list shows; the address of the page says it, so that Back and bookmarks work. */
export type OrderSearch = {
  states: OrderState[]
  channel: (typeof channels)[number] | ''
  method: (typeof paymentMethods)[number] | ''
  money: (typeof moneys)[number] | ''
  tag: string
  /** Who sees to it: a number, 'me' or 'nobody'. */
  assignee: string
  text: string
  /** Days in India like 2026-01-31; '' for no bound. */
  from: string
  to: string
  page: number
}

/** Reads an address; whatever it does not say right is left out. */
export function orderSearchOf(query: URLSearchParams): OrderSearch {
  return {
    states: inOrder((query.get('state') ?? '').split(',').filter(isOrderState)),
    channel: oneOf(channels, query.get('channel')),
    method: oneOf(paymentMethods, query.get('method')),
    money: oneOf(moneys, query.get('money')),
    tag: query.get('tag')?.slice(0, 30) ?? '',
    assignee: /^(?:me|nobody|\d{1,9})$/.exec(query.get('assignee') ?? '')?.[0] ?? '',
    text: query.get('q')?.slice(0, 100) ?? '',
    from: dayIn(query.get('from')),
    to: dayIn(query.get('to')),
    page: pageIn(query),
  }
}

/** The address of a search, without what narrows nothing. */
export function orderAddress(search: OrderSearch): URLSearchParams {
  const { states, channel, method, money, tag, assignee, text, from, to, page } = search
  const said = {
    ...{ state: states.join(','), channel, method, money, tag, assignee },
    ...{ q: text, from, to, page: page === 1 ? '' : String(page) },
  }
  return new URLSearchParams(Object.entries(said).filter(([, value]) => value !== ''))
}

export function orderQueryOf(search: OrderSearch): StaffOrderQuery {
  const { states, channel, method, money, tag, assignee, text, from, to, page } = search
  return {
    ...(states.length > 0 && { state: states.join(',') }),
    ...(channel && { channel }),
    ...(method && { method }),
    ...(money && { money }),
    ...(tag && { tag }),
    ...(assignee && { assignee }),
    ...(text.trim() && { q: text.trim() }),
    ...(from && { from }),
    ...(to && { to }),
    page,
  }
}

export const isNarrowed = (search: OrderSearch) =>
  orderAddress({ ...search, page: 1 }).toString() !== ''

/** How many filters beside the states and the words narrow it. */
export const filtersOf = ({ channel, method, money, tag, assignee, from, to }: OrderSearch) =>
  [channel, method, money, tag, assignee, from, to].filter((one) => one !== '').length

/** One state more, or one less. */
export function toggled(states: readonly OrderState[], state: OrderState): OrderState[] {
  const isOn = states.includes(state)
  return inOrder(isOn ? states.filter((one) => one !== state) : [...states, state])
}

const inOrder = (states: readonly OrderState[]) =>
  orderStates.filter((state) => states.includes(state))

function oneOf<Value extends string>(values: readonly Value[], text: string | null): Value | '' {
  return values.find((value) => value === text) ?? ''
}

const dayIn = (text: string | null) => (text !== null && /^\d{4}-\d\d-\d\d$/.test(text) ? text : '')
