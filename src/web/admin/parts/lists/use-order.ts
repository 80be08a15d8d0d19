import { type DragEvent, useState } from 'react'

/** The list with one item moved to another place. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const item = items[from]
  if (item === undefined || to < 0 || to >= items.length) return [...items]
  return items.toSpliced(from, 1).toSpliced(to, 0, item)
}

/** Puts items in order by dragging one over another; what each item's element needs. */
export function useDragOrder<Item>(items: readonly Item[], onOrder: (items: Item[]) => void) {
  const [from, setFrom] = useState<number | null>(null)
  return (at: number) => ({
    draggable: true,
    'data-dragged': from === at || undefined,
    onDragStart(event: DragEvent) {
      event.dataTransfer.effectAllowed = 'move'
      event.dataTransfer.setData('text/plain', String(at))
      setFrom(at)
    },
    onDragEnter() {
      if (from === null || from === at) return
      onOrder(moved(items, from, at))
      setFrom(at)
    },
    onDragOver(event: DragEvent) {
      if (from !== null) event.preventDefault()
    },
    onDrop(event: DragEvent) {
      if (from !== null) event.preventDefault()
    },
    onDragEnd: () => setFrom(null),
  })
}
