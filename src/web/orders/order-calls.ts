import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { getOrder } from '#contract/orders/calls.ts'
import type { Order } from '#contract/orders/types.ts'
import { orders as english } from '#web/words/en/orders.ts'
import { useWords } from '#web/words/words.ts'
import { type Refusal, refusalFrom } from '../acting.ts'
import { queryFor } from '../cache.ts'
import { tempo } from '../tempo.ts'

export const queryForOrder = (token: string) => queryFor(getOrder, { token })

/** The order; one that waits for money is looked at again and again while its page is open. */
export function useOrder(token: string): Order | undefined {
  const { data } = useQuery({
    ...queryForOrder(token),
    refetchInterval: ({ state }) =>
      state.data?.state === 'pending_payment' ? tempo.pollMs : false,
  })
  return data
}

/** Does something with an order and shows what it became; true when done, else the refusal stays to be read. */
export function useOrderAct(token: string, given: Refusal | undefined) {
  const words = useWords('orders', english)
  const cache = useQueryClient()
  const [refusal, setRefusal] = useState(given)
  const [isBusy, setBusy] = useState(false)
  const act = async (work: () => Promise<Order>) => {
    setBusy(true)
    try {
      cache.setQueryData(queryForOrder(token).queryKey, await work())
      setRefusal(undefined)
      return true
    } catch (error) {
      setRefusal(refusalFrom(error, words.offline))
      return false
    } finally {
      setBusy(false)
    }
  }
  return { refusal, isBusy, act }
}
