/** Remembers the last bodies that were unpacked, up to so many bytes; a tag stands for its bytes. */
export function createUnpacked(limitBytes: number) {
  const kept = new Map<string, Buffer>()
  let bytes = 0
  return (tag: string, unpack: () => Buffer): Buffer => {
    const known = kept.get(tag)
    const body = known ?? unpack()
    if (body.length > limitBytes) return body
    // Asked for last, dropped last.
    kept.delete(tag)
    kept.set(tag, body)
    if (!known) bytes += body.length
    for (const [oldest, first] of kept) {
      if (bytes <= limitBytes) break
      kept.delete(oldest)
      bytes -= first.length
    }
    return body
  }
}
