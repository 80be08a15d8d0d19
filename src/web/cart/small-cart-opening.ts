let openings = 0
const listeners = new Set<() => void>()

/** Shows what is in the bag for a moment, beside whatever the visitor is looking at. */
export function openSmallCart() {
  openings += 1
  for (const listener of listeners) listener()
}

/** How often it was asked for. */
export const smallCartOpenings = () => openings

export function watchSmallCart(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
