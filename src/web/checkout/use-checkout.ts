import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { getCheckout } from '#contract/checkout/calls.ts'
import type { Checkout } from '#contract/checkout/types.ts'
import { isPin } from '#domain/address/pin.ts'
import { queryFor } from '../cache.ts'

/** The checkout for a parcel to this PIN code; what the page was entered with until that is known. */
export function useCheckout(entered: Checkout, typedPin: string) {
  const pin = typedPin.replaceAll(' ', '')
  const { data, isPlaceholderData } = useQuery({
    ...queryFor(getCheckout, isPin(pin) ? { pin } : {}),
    placeholderData: keepPreviousData,
  })
  const { townOfPin: district, stateOfPin: state } = data ?? entered
  const isTold = isPin(pin) && data !== undefined && !isPlaceholderData
  const place = useMemo(() => (isTold ? { district, state } : undefined), [isTold, district, state])
  return { checkout: data ?? entered, place }
}

/** Asks for everything that the checkout shows once more. */
export const refreshCheckout = (cache: QueryClient) =>
  cache.invalidateQueries({ predicate: ({ queryKey }) => isCheckout(String(queryKey[0])) })

const isCheckout = (address: string) => address.split('?')[0] === getCheckout.path
