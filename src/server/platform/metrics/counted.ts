/** What the metrics count beside requests: a server of others that failed us, and what people were refused. */
export type Counted =
  | { error: 's3' | 'mail' | 'gateway' | 'carrier' | 'texts' }
  | { refusal: string }

type Listener = (counted: Counted) => void

const listeners = new Set<Listener>()

/** Counts one, in every shop of this process. */
export function count(counted: Counted) {
  for (const listener of listeners) listener(counted)
}

/** Calls the listener whenever one is counted; answers how to end that. */
export function onCounted(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
