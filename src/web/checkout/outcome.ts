import { enterCheckout, getCheckout, placeOrder } from '#contract/checkout/calls.ts'
import type { Checkout } from '#contract/checkout/types.ts'
import type { OrderForm, PlacedOrder } from '#contract/orders/types.ts'
import { ApiError, callWith, type Fetch } from '../api.ts'
import type { TypedOrder } from './typed-order.ts'

/** Why there is no order (yet). */
export type Trouble =
  /** Something typed is missing or wrong. */
  | { kind: 'fields'; fields: Record<string, string> }
  /** Sold, or another price, since the page was shown. */
  | { kind: 'changed'; reason: string }
  | { kind: 'refused'; reason: string }
  /** Nobody knows whether it was placed: the same key and words may be sent again. */
  | { kind: 'unsure' }
  /** The cart is gone, most likely into an order. */
  | { kind: 'already'; path?: string }
  /** Nothing is wrong: another country was chosen, and the form comes back for it. */
  | { kind: 'asked' }

/** What a posted checkout comes back with; `shownTotal` in rupees. */
export type Outcome = {
  typed: TypedOrder
  trouble: Trouble
  key: string
  shownTotal: number | null
}

export type Placed = { placed: PlacedOrder; trouble?: never } | { trouble: Trouble; placed?: never }

/** Places the order; the same key makes a second try safe. */
export async function place(send: Fetch, order: OrderForm, key: string): Promise<Placed> {
  try {
    const headers = { 'Idempotency-Key': key }
    return { placed: await callWith(send, placeOrder, order, { headers }) }
  } catch (error) {
    if (!(error instanceof ApiError)) return { trouble: { kind: 'unsure' } }
    return { trouble: await troubleOf(send, error) }
  }
}

async function troubleOf(send: Fetch, error: ApiError): Promise<Trouble> {
  const { status, fields, reason } = error
  if (status >= 500) return { kind: 'unsure' }
  const hasFields = Object.keys(fields).length > 0
  if (status === 409 && hasFields) return { kind: 'changed', reason }
  if (status === 400 && hasFields) return { kind: 'fields', fields }
  return (await becameOrder(send)) ?? { kind: 'refused', reason }
}

/** An order empties the cart: an empty one tells of an order whose answer was lost. */
async function becameOrder(send: Fetch): Promise<Trouble | null> {
  const now: Checkout | null = await callWith(send, getCheckout, {}).catch(() => null)
  if (now?.cart.lines.length !== 0) return null
  return { kind: 'already', ...(now.placed && { path: now.placed.path }) }
}

/** Keeps the pieces aside; somebody who entered too often is shown the checkout without that. */
export async function enter(send: Fetch): Promise<Checkout> {
  try {
    return await callWith(send, enterCheckout, {})
  } catch (error) {
    if (error instanceof ApiError && error.status === 429) return callWith(send, getCheckout, {})
    throw error
  }
}
