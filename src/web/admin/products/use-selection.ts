import { useState } from 'react'
import type { StockItem } from '#contract/catalog/admin-types.ts'
import { toast } from '#web/ui/toast/toast.ts'
import { admin } from '#web/words/en/admin.ts'

/** As many as one change takes (contract/admin-forms.ts). */
const most = 500

/** The selected products by id; they stay selected from page to page. */
export function useSelection() {
  const [items, setItems] = useState<ReadonlyMap<number, StockItem>>(new Map())
  const set = (some: StockItem[], isSelected: boolean) => {
    const next = new Map(items)
    for (const item of some) {
      if (isSelected) next.set(item.id, item)
      else next.delete(item.id)
    }
    if (next.size > most) toast({ tone: 'destructive', title: admin.products.bulk.tooMany })
    else setItems(next)
  }
  return { items, set, clear: () => setItems(new Map()) }
}
