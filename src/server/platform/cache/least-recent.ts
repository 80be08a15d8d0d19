/** What is remembered up to so many bytes; what nobody has asked for the longest time is forgotten first. */
export type LeastRecent<Value> = {
  /** Asked for now. */
  get(key: string): Value | undefined
  /** The same without asking for it. */
  peek(key: string): Value | undefined
  /** Takes the place of what stood under the key; what is larger than everything together is not remembered. */
  set(key: string, value: Value, bytes: number): void
  /** It has become larger by so many bytes; nothing happens to one that is gone or another. */
  grow(key: string, value: Value, bytes: number): void
  delete(key: string): void
  clear(): void
  figures(): { entries: number; bytes: number }
}

export function createLeastRecent<Value>(limitBytes: number): LeastRecent<Value> {
  // A map keeps its keys in the order in which they were set: the first one is the least recent.
  const held = new Map<string, { value: Value; bytes: number }>()
  let bytes = 0
  const drop = (key: string) => {
    bytes -= held.get(key)?.bytes ?? 0
    held.delete(key)
  }
  const makeRoom = () => {
    for (const key of held.keys()) {
      if (bytes <= limitBytes) break
      drop(key)
    }
  }
  return {
    get(key) {
      const found = held.get(key)
      if (!found) return undefined
      held.delete(key)
      held.set(key, found)
      return found.value
    },
    peek: (key) => held.get(key)?.value,
    set(key, value, size) {
      drop(key)
      if (size > limitBytes) return
      held.set(key, { value, bytes: size })
      bytes += size
      makeRoom()
    },
    grow(key, value, by) {
      const found = held.get(key)
      if (found?.value !== value) return
      found.bytes += by
      bytes += by
      makeRoom()
    },
    delete: drop,
    clear() {
      held.clear()
      bytes = 0
    },
    figures: () => ({ entries: held.size, bytes }),
  }
}
