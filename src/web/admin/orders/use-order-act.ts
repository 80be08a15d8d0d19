import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { listOrders, readOrder } from '#contract/buying-admin-endpoints.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import type { StaffOrder } from '#contract/staff-order.ts'
import { asking } from '../../cache.ts'
import { fieldsOf } from '../parts/failure.ts'
import { productLists } from '../parts/refresh.ts'
import { asJson, useSave } from '../parts/use-save.ts'

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
  const send = asJson(endpoint) as (input: Input, key: string) => Promise<StaffOrder> // Its own types.
  const { save, isSaving } = useSave(send, { ...says, refreshes: orderLists })
  /** The order afterwards; null when it was refused. */
  const act = async (input: Input): Promise<StaffOrder | null> => {
    const result = await save(input)
    setErrors(result.isDone ? {} : fieldsOf(result.error))
    if (!result.isDone) return null
    const { answer } = result
    cache.setQueryData(asking(readOrder, { id: answer.id }).queryKey, answer)
    return answer
  }
  return { act, isSaving, errors, setErrors }
}
