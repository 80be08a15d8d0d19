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

type Held<Value> = {
  /** A map keeps its keys in the order in which they were set: the first one is the least recent. */
  values: Map<string, { value: Value; bytes: number }>
  bytes: number
}

export function createLeastRecent<Value>(limitBytes: number): LeastRecent<Value> {
  const held: Held<Value> = { values: new Map(), bytes: 0 }
  const { values } = held
  return {
    get(key) {
      const found = values.get(key)
      if (!found) return undefined
      values.delete(key)
      values.set(key, found)
      return found.value
    },
    peek: (key) => values.get(key)?.value,
    set(key, value, bytes) {
      drop(held, key)
      if (bytes > limitBytes) return
      values.set(key, { value, bytes })
      held.bytes += bytes
      makeRoom(held, limitBytes)
    },
    grow(key, value, by) {
      const found = values.get(key)
      if (found?.value !== value) return
      found.bytes += by
      held.bytes += by
      makeRoom(held, limitBytes)
    },
    delete: (key) => drop(held, key),
    clear() {
      values.clear()
      held.bytes = 0
    },
    figures: () => ({ entries: values.size, bytes: held.bytes }),
  }
}

function drop<Value>(held: Held<Value>, key: string) {
  held.bytes -= held.values.get(key)?.bytes ?? 0
  held.values.delete(key)
}

function makeRoom<Value>(held: Held<Value>, limitBytes: number) {
  for (const key of held.values.keys()) {
    if (held.bytes <= limitBytes) break
    drop(held, key)
  }
}
