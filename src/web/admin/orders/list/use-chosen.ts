import { useState } from 'react'
import type { StaffOrderItem } from '#contract/orders/admin-types.ts'
import { toast } from '#web/ui/toast/toast.ts'
import { adminOrders as words } from '#web/words/en/admin/orders.ts'

/** As many as one document takes (contract/staff-order.ts). */
const most = 100

export type Chosen = ReturnType<typeof useChosen>

/** The chosen orders as they were seen; they stay chosen from page to page. */
export function useChosen() {
  const [items, setItems] = useState<ReadonlyMap<number, StaffOrderItem>>(new Map())
  const set = (some: readonly StaffOrderItem[], isChosen: boolean) => {
    const next = new Map(items)
    for (const item of some) {
      if (isChosen) next.set(item.id, item)
      else next.delete(item.id)
    }
    if (next.size > most) toast({ tone: 'destructive', title: words.bulk.tooMany })
    else setItems(next)
  }
  return { items, set, clear: () => setItems(new Map()) }
}
