import type { QueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { quoteDelivery, tellPin } from '#contract/checkout/calls.ts'
import { placeOf, toldTextIn } from '#domain/address/told-pin.ts'
import type { Destination } from '#domain/delivery/destination.ts'
import { call } from './api.ts'
import { queryFor } from './cache.ts'
import { refreshCheckout } from './checkout/use-checkout.ts'
import { lookIntoCart } from './visitor.ts'

const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const ofBrowser = () => toldTextIn(document.cookie)

/** Where this visitor has said that parcels go; null until the part works, so that no page differs between visitors. */
export const useToldPlace = (): Destination | null =>
  placeOf(useSyncExternalStore(subscribe, ofBrowser, () => null))

/** Tells the shop, which the browser remembers; whatever shows a sum or a date looks anew. */
export async function tell(cache: QueryClient, to: Destination, productId: number): Promise<void> {
  const quote = await call(tellPin, { ...asked(to), pin: to.pin || null, productId })
  cache.setQueryData(queryFor(quoteDelivery, { ...asked(to), productId }).queryKey, quote)
  for (const listener of listeners) listener()
  await Promise.all([lookIntoCart(cache), refreshCheckout(cache)])
}

/** A place as the shop is asked about it. */
export const asked = ({ pin, country }: Destination) => (country ? { country } : { pin })
