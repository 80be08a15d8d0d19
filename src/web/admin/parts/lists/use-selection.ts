import { useState } from 'react'
import { toast } from '#web/ui/toast/toast.ts'

type Options = {
  /** What is looked for: rows of another search are not seen, and nothing is done with what is not seen. */
  of: string
  /** As many as one change takes, and what is said of more. */
  most: number
  tooMany: string
}

/** The selected rows of a list as they were seen; they stay selected from page to page, until something else is looked for. */
export function useSelection<Item extends { id: number }>({ of, most, tooMany }: Options) {
  const [items, setItems] = useState<ReadonlyMap<number, Item>>(new Map())
  const [selectedOf, setSelectedOf] = useState(of)
  if (selectedOf !== of) {
    setSelectedOf(of)
    setItems(new Map())
  }
  const set = (some: readonly Item[], isSelected: boolean) => {
    const next = new Map(items)
    for (const item of some) {
      if (isSelected) next.set(item.id, item)
      else next.delete(item.id)
    }
    if (next.size > most) toast({ tone: 'destructive', title: tooMany })
    else setItems(next)
  }
  return { items, set, clear: () => setItems(new Map()) }
}

export type Selection<Item extends { id: number }> = ReturnType<typeof useSelection<Item>>
