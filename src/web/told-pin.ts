import type { QueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { quoteDelivery, tellPin } from '#contract/checkout/calls.ts'
import { toldPinIn } from '#domain/address/told-pin.ts'
import { call } from './api.ts'
import { queryFor } from './cache.ts'
import { refreshCheckout } from './checkout/use-checkout.ts'
import { lookIntoCart } from './visitor.ts'

const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const ofBrowser = () => toldPinIn(document.cookie)

/** Where this visitor has said that parcels go; null until the part works, so that no page differs between visitors. */
export const useToldPin = () => useSyncExternalStore(subscribe, ofBrowser, () => null)

/** Tells the shop, which the browser remembers; whatever shows a sum or a date looks anew. */
export async function tell(cache: QueryClient, pin: string, productId: number): Promise<void> {
  const quote = await call(tellPin, { pin, productId })
  cache.setQueryData(queryFor(quoteDelivery, { pin, productId }).queryKey, quote)
  for (const listener of listeners) listener()
  await Promise.all([lookIntoCart(cache), refreshCheckout(cache)])
}
