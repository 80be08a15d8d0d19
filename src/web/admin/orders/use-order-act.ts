import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Endpoint } from '#contract/endpoint.ts'
import { listOrders, readOrder } from '#contract/orders/admin-calls.ts'
import type { StaffOrder } from '#contract/orders/admin-types.ts'
import { ApiError } from '../../api.ts'
import { queryFor } from '../../cache.ts'
import { currentOf, fieldsOf, isUnpaid } from '../parts/forms/failure.ts'
import { asJson, useSave } from '../parts/forms/use-save.ts'
import { productLists, refresh } from '../parts/refresh.ts'
import { useFirstFault } from '../parts/use-first-fault.ts'

/** Everything that counts or lists orders: a step of one changes them all. */
export const orderLists = [
  ...[`${listOrders.path}?`, '/api/admin/whatsapp-orders', '/api/admin/returns'],
  ...['/api/admin/today', '/api/admin/figures', '/api/admin/customers', ...productLists],
]

/** A step of an order: shows the order as it is afterwards, or what is wrong with which field. */
export function useOrderAct<Input>(
  endpoint: Endpoint<Input, StaffOrder>,
  says: { done?: string; failed: string },
) {
  const cache = useQueryClient()
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [theirs, setTheirs] = useState<object | null>(null)
  const showFirstFault = useFirstFault()
  const send = useOneKey(asJson(endpoint) as Send<Input>) // Its own types.
  const { save, isSaving } = useSave(send, { ...says, refreshes: orderLists })
  /** The order afterwards; null when it was refused. */
  const act = async (input: Input): Promise<StaffOrder | null> => {
    const result = await save(input)
    setErrors(result.isDone ? {} : fieldsOf(result.error))
    if (!result.isDone) {
      const current = currentOf(result.error)
      if (current) setTheirs(current)
      const isAsked = isUnpaid(result.error)
      if (current || isAsked) await refresh(cache, `${listOrders.path}/`, ...orderLists)
      // What is missing may be asked for here only now that the order is shown as it is.
      if (isAsked) showFirstFault()
      return null
    }
    const { answer } = result
    cache.setQueryData(queryFor(readOrder, { id: answer.id }).queryKey, answer)
    return answer
  }
  /** Refuses before anything is sent, beside the fields, and leads to the first of them. */
  const refuse = (faults: Record<string, string>) => {
    setErrors(faults)
    if (Object.keys(faults).length > 0) showFirstFault()
  }
  return { act, isSaving, errors, refuse, theirs }
}

type Send<Input> = (input: Input, key: string) => Promise<StaffOrder>

/**
 * Money must not go back twice because an answer was lost: pressing the button again with the same words is the
 * same step, as long as nobody knows what became of the first.
 */
function useOneKey<Input>(send: Send<Input>): Send<Input> {
  const open = useRef<{ said: string; key: string } | null>(null)
  return async (input, fresh) => {
    const said = JSON.stringify(input)
    const key = open.current?.said === said ? open.current.key : fresh
    open.current = { said, key }
    try {
      const answer = await send(input, key)
      open.current = null
      return answer
    } catch (error) {
      if (error instanceof ApiError && error.status < 500) open.current = null
      throw error
    }
  }
}
