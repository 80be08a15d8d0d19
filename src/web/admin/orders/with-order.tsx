import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { readOrder } from '#contract/orders/admin-calls.ts'
import type { StaffOrder } from '#contract/orders/admin-types.ts'
import { admin } from '#web/words/en/admin.ts'
import { queryFor } from '../../cache.ts'
import { reasonOf } from '../parts/forms/failure.ts'

type WithOrderProps = { id: number; children: (order: StaffOrder) => ReactNode }

/** Fetches the order that a dialog of another list is about, and shows the dialog once it is there. */
export function WithOrder({ id, children }: WithOrderProps) {
  const { data, error } = useQuery(queryFor(readOrder, { id }))
  if (data) return children(data)
  return (
    <span role={error ? 'alert' : 'status'} className={error ? 'text-sm text-lac' : 'sr-only'}>
      {error ? reasonOf(error, admin.loadFailed) : admin.loading}
    </span>
  )
}
