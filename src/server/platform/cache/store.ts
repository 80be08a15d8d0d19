import type { Kept } from './kept.ts'

/** What is kept by its key, in so many bytes: beyond them the first that came goes. */
export function createStore(limitBytes: number) {
  const kept = new Map<string, Kept>()
  let bytes = 0
  const drop = (entry: Kept) => {
    kept.delete(entry.key)
    bytes -= entry.bytes
  }
  return {
    get: (key: string) => kept.get(key),
    drop,
    keep(entry: Kept): Kept {
      const old = kept.get(entry.key)
      if (old) drop(old)
      kept.set(entry.key, entry)
      bytes += entry.bytes
      for (const oldest of kept.values()) {
        if (bytes <= limitBytes) break
        drop(oldest)
      }
      return entry
    },
    /** One that was dropped meanwhile weighs nothing any more. */
    grow(entry: Kept, by: number) {
      if (kept.get(entry.key) !== entry) return
      entry.bytes += by
      bytes += by
    },
    clear() {
      kept.clear()
      bytes = 0
    },
    figures: () => ({ entries: kept.size, bytes }),
  }
}
