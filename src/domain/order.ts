export const orderStates = [
  'pending_payment',
  'confirmed',
  'packed',
  'shipped',
  'delivered',
  'on_hold',
  'cancelled',
  'returned',
  'refunded',
] as const
export type OrderState = (typeof orderStates)[number]

/** Who moves an order: the shopper, someone of the shop, or the shop itself (payments, deadlines). */
export type OrderActor = 'customer' | 'staff' | 'system'

/** Every legal move, and who may make it. What is not here is refused. */
const moves: Record<OrderState, Partial<Record<OrderState, readonly OrderActor[]>>> = {
  pending_payment: {
    confirmed: ['staff', 'system'],
    on_hold: ['staff', 'system'],
    cancelled: ['customer', 'staff', 'system'],
  },
  confirmed: {
    packed: ['staff', 'system'],
    on_hold: ['staff', 'system'],
    cancelled: ['customer', 'staff', 'system'],
  },
  packed: {
    shipped: ['staff', 'system'],
    confirmed: ['staff'],
    on_hold: ['staff'],
    cancelled: ['staff'],
  },
  shipped: { delivered: ['staff', 'system'], returned: ['staff', 'system'] },
  delivered: { returned: ['staff'] },
  on_hold: { confirmed: ['staff', 'system'], cancelled: ['customer', 'staff', 'system'] },
  cancelled: { refunded: ['staff', 'system'] },
  returned: { refunded: ['staff', 'system'] },
  refunded: {},
}

export function canMove(from: OrderState, to: OrderState, actor: OrderActor): boolean {
  return moves[from][to]?.includes(actor) ?? false
}

/** The states this actor may bring the order to now, in the order of an order's life. */
export function nextStates(from: OrderState, actor: OrderActor): OrderState[] {
  return orderStates.filter((to) => canMove(from, to, actor))
}

/** True while the order's sarees are set aside and still in the house. */
export function holdsStock(state: OrderState): boolean {
  return ['pending_payment', 'confirmed', 'packed', 'on_hold'].includes(state)
}

/** Whether pieces that were taken go back on sale: unless told otherwise, of a cancelled order alone. */
export function goesBackOnSale(to: OrderState, isRestocked?: boolean): boolean {
  if (to === 'cancelled') return isRestocked ?? true
  return to === 'returned' && isRestocked === true
}

/** Orders that brought the shop nothing: what came of them has gone back or never came. */
export const noSale: readonly OrderState[] = [
  'pending_payment',
  'cancelled',
  'returned',
  'refunded',
]

export function isOrderState(text: string): text is OrderState {
  return orderStates.some((state) => state === text)
}

/** 'PAL-2026-000123': counted anew each year, in India's calendar. */
export function orderNumber(counter: number, year: number): string {
  return `PAL-${year}-${String(counter).padStart(6, '0')}`
}

/** India keeps one time all year: UTC + 5:30. */
const indiaOffsetMs = 19_800_000

/** The year that the calendars of India show. */
export function yearInIndia(atMs: number): number {
  return new Date(atMs + indiaOffsetMs).getUTCFullYear()
}

/**
 * Which counter gave a number, and how far it had counted: 'PAL-2026-000123' is the 123rd of `order:2026`, and
 * 'INV-2627-000007' the 7th of `invoice:2627`.
 */
export function counterOf(number: string): { name: string; value: number } | undefined {
  const [, series = '', year = '', counter] = /^([A-Z]+)-(\d{4})-(\d{6,})$/.exec(number) ?? []
  if (!counter) return undefined
  return { name: counterName(series, year), value: Number(counter) }
}

/** What the counter of a series is called. */
export const counterName = (series: string, year: string) =>
  `${counters[series] ?? series.toLowerCase()}:${year}`

const counters: Record<string, string> = { PAL: 'order', INV: 'invoice' }

/** 32 characters that nobody mixes up on the phone: no 0, 1, I or O. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** 'WA-7K3Q' from given random bytes, one letter each, all letters equally likely. */
export function referenceCode(prefix: string, randomBytes: Uint8Array): string {
  const letters = [...randomBytes].map((byte) => alphabet.charAt(byte % alphabet.length))
  return `${prefix}-${letters.join('')}`
}

/** A code as typed, as the shop writes it: 'wa 7k3q' is 'WA-7K3Q'. */
export function normaliseReference(text: string): string {
  return text
    .toUpperCase()
    .split(/[^A-Z0-9]/)
    .filter((part) => part !== '')
    .join('-')
}
