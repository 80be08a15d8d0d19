import { useState } from 'react'
import { toast } from '#web/ui/toast/toast.ts'
import { adminOrders as words } from '#web/words/en/admin/orders.ts'

/** As many as one document takes (contract/staff-order.ts). */
const most = 100

export type Chosen = ReturnType<typeof useChosen>

/** The chosen orders; they stay chosen from page to page. */
export function useChosen() {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set())
  const set = (some: number[], isChosen: boolean) => {
    const next = new Set(ids)
    for (const id of some) {
      if (isChosen) next.add(id)
      else next.delete(id)
    }
    if (next.size > most) toast({ tone: 'destructive', title: words.bulk.tooMany })
    else setIds(next)
  }
  return { ids, set, clear: () => setIds(new Set()) }
}
