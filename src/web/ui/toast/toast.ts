export type Toast = {
  title: string
  description?: string | undefined
  /** A second sentence, on a line of its own. */
  more?: string | undefined
  tone?: 'plain' | 'destructive' | 'success'
  /** One way on, such as to the cart, or one way back. */
  action?: { label: string; to: string } | { label: string; onAct: () => void }
}

export type ShownToast = Toast & { id: number }

let current: ShownToast | null = null
let lastId = 0
const listeners = new Set<() => void>()

/** Shows a message to the visitor; it takes the place of the one before (spec §4: at most one). */
export function toast(message: Toast) {
  lastId += 1
  show({ ...message, id: lastId })
}

/** Takes one away, or whichever is there. */
export function dismissToast(id = current?.id) {
  if (current && current.id === id) show(null)
}

export function currentToast(): ShownToast | null {
  return current
}

export function watchToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function show(next: ShownToast | null) {
  current = next
  for (const listener of listeners) listener()
}
