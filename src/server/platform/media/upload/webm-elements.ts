// Elements of WebM (EBML, RFC 8794; Matroska, RFC 9559): an id of one to four bytes, a length of one to eight, which is unknown
// where all its bits are set, as recorders write it who do not know yet when they end.

const ids = { ebml: 0x1a45dfa3, segment: 0x18538067, tracks: 0x1654ae6b, cluster: 0x1f43b675 }
const ofTrack = { entry: 0xae, type: 0x83 }
const isPictures = 1

type Element = { id: number; begin: number; end: number; next: number }

/** Whether the beginning of a file of so many bytes is that of a whole WebM which tells of a track of pictures. */
export function isWebmVideo(head: Buffer, size: number): boolean {
  const ebml = elementAt(head, 0, size)
  if (ebml?.id !== ids.ebml || !head.toString('latin1', ebml.begin, ebml.end).includes('webm'))
    return false
  const segment = elementAt(head, ebml.end, size)
  if (segment?.id !== ids.segment) return false
  for (const part of elementsIn(head, segment.begin, segment.end)) {
    // Pictures before anything tells of them.
    if (part.id === ids.cluster) return false
    if (part.id === ids.tracks) return hasPictures(head, part) && part.next < size
  }
  return false
}

function hasPictures(head: Buffer, tracks: Element): boolean {
  for (const entry of elementsIn(head, tracks.begin, tracks.end)) {
    if (entry.id !== ofTrack.entry) continue
    for (const fact of elementsIn(head, entry.begin, entry.end)) {
      if (fact.id === ofTrack.type && head[fact.begin] === isPictures) return true
    }
  }
  return false
}

/** The elements from one place to another, as far as `head` reaches; none after one that does not fit. */
function* elementsIn(head: Buffer, begin: number, end: number): Generator<Element> {
  for (let at = begin; at < Math.min(end, head.length); ) {
    const element = elementAt(head, at, end)
    if (!element) return
    yield element
    at = element.next
  }
}

function elementAt(head: Buffer, at: number, end: number): Element | undefined {
  const id = numberAt(head, at, 4, true)
  const length = id && numberAt(head, at + id.bytes, 8, false)
  if (!id || !length) return undefined
  const begin = at + id.bytes + length.bytes
  const isUnknown = length.value === 2 ** (7 * length.bytes) - 1
  const last = isUnknown ? end : begin + length.value
  return last > end ? undefined : { id: id.value, begin, end: last, next: last }
}

/** A number whose first byte says by its leading zeros how many follow; an id keeps that mark. */
function numberAt(head: Buffer, at: number, most: number, isId: boolean) {
  const first = head[at] ?? 0
  const bytes = Math.clz32(first) - 23
  if (first === 0 || bytes > most || at + bytes > head.length) return undefined
  let value = isId ? first : first & (0xff >> bytes)
  for (const byte of head.subarray(at + 1, at + bytes)) value = value * 256 + byte
  return { value, bytes }
}
