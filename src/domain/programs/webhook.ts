import type { OrderState } from '#domain/order.ts'

/** What other programs can be told of. */
export const webhookEvents = [
  'order.placed',
  'order.paid',
  'order.shipped',
  'order.delivered',
  'order.returned',
  'order.cancelled',
  'product.changed',
] as const
export type WebhookEvent = (typeof webhookEvents)[number]

const ofStates: Partial<Record<OrderState, WebhookEvent>> = {
  shipped: 'order.shipped',
  delivered: 'order.delivered',
  returned: 'order.returned',
  cancelled: 'order.cancelled',
}

/** Which event an entry of an order's history is; null of one that nobody is told of. */
export function eventOf(kind: string, to: string | null): WebhookEvent | null {
  if (kind === 'placed') return 'order.placed'
  if (kind === 'paid') return 'order.paid'
  return kind === 'moved' && to !== null ? (ofStates[to as OrderState] ?? null) : null // A kept state.
}

/** The events in a kept row. */
export function eventsIn(kept: string): WebhookEvent[] {
  const named = new Set(kept.split(','))
  return webhookEvents.filter((event) => named.has(event))
}
