/** Keeps what was asked for lately in memory, so that hot pictures do not touch the disk. */
export type RecentFiles = {
  get(name: string): Buffer | undefined
  set(name: string, bytes: Buffer): void
}

/** Sizes in bytes; a file above `fileBytes` is not kept. */
export function createRecentFiles({
  totalBytes = 32 << 20,
  fileBytes = 256 << 10,
} = {}): RecentFiles {
  const kept = new Map<string, Buffer>()
  let total = 0
  return {
    get(name) {
      const bytes = kept.get(name)
      if (!bytes) return undefined
      kept.delete(name) // A Map keeps the order of setting: the last one asked for goes to its end.
      kept.set(name, bytes)
      return bytes
    },
    set(name, bytes) {
      if (bytes.length > fileBytes) return
      total += bytes.length - (kept.get(name)?.length ?? 0)
      kept.delete(name)
      kept.set(name, bytes)
      for (const [oldest, { length }] of kept) {
        if (total <= totalBytes) break
        kept.delete(oldest)
        total -= length
      }
    },
  }
}
