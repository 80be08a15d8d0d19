import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { getCheckout } from '#contract/checkout/calls.ts'
import type { Checkout } from '#contract/checkout/types.ts'
import { isPin } from '#domain/address/pin.ts'
import type { KnownPin } from '#domain/address/place-doubt.ts'
import { home, isAbroad } from '#domain/delivery/destination.ts'
import { readGstin } from '#domain/tax/gstin.ts'
import { queryFor, queryKeepingLast } from '../cache.ts'

/** What the sums of a checkout follow from, as it was typed so far. */
export type Typed = { pin: string; state: string; gstin: string; country: string }

/** What the shop has said of the PIN code that is typed: the state it most likely lies in, and every one that it may. */
export type PlaceOfPin = KnownPin & { pin: string; state: string | null }

/** The checkout for what was typed; what the page was entered with until that is known. */
export function useCheckout(entered: Checkout, typed: Typed) {
  const pin = typed.pin.replaceAll(' ', '')
  const cache = useQueryClient()
  const isThere = isAbroad(typed)
  const ofPin = isThere ? { country: typed.country } : isPin(pin) ? { pin } : back(entered)
  const known = cache.getQueryData<Checkout>(queryFor(getCheckout, ofPin).queryKey)
  const { data, isPlaceholderData } = useQuery(
    queryKeepingLast(getCheckout, {
      ...ofPin,
      ...(!isThere && isElsewhere(typed.state, known) && { state: typed.state }),
      ...(readGstin(typed.gstin).ok && { gstin: typed.gstin.trim() }),
    }),
  )
  const { townOfPin: district, stateOfPin: state, statesOfPin: states } = data ?? entered
  const isTold = !isThere && isPin(pin) && data !== undefined && !isPlaceholderData
  const place = useMemo(
    (): PlaceOfPin | undefined => (isTold ? { pin, district, state, states } : undefined),
    [isTold, pin, district, state, states],
  )
  return { checkout: data ?? entered, place }
}

/** India, where the shop would otherwise go by the country that was told before. */
const back = ({ toldCountry }: Checkout) => (toldCountry ? { country: home } : {})

/** True of a state that the PIN code does not say already. */
const isElsewhere = (state: string, known: Checkout | undefined) =>
  state !== '' && known !== undefined && state !== known.stateOfPin

/** Asks for everything that the checkout shows once more. */
export const refreshCheckout = (cache: QueryClient) =>
  cache.invalidateQueries({ predicate: ({ queryKey }) => isCheckout(String(queryKey[0])) })

const isCheckout = (address: string) => address.split('?')[0] === getCheckout.path
