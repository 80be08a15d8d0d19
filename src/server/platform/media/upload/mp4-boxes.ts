// Boxes of MP4 and QuickTime (ISO/IEC 14496-12 §4.2): four bytes of length, four of name; a length of 1 stands for eight more
// bytes that hold it, of 0 for the rest of the file.

/** What tells of the tracks of a film of hours is not larger. */
const mostTold = 8 * 1024 * 1024

/** Whether boxes fill the file to its end, and there are pictures to play and a track that tells of them. */
export async function readMp4(
  pieces: AsyncIterable<Uint8Array>,
  { size }: { size: number },
): Promise<boolean> {
  const reader = readerOf(pieces)
  let [isVideo, hasData] = [false, false]
  for (let left = size; left > 0; ) {
    const box = await nextBox(reader, left)
    if (!box) return false
    if (box.name === 'moov') {
      const told = box.body <= mostTold ? await reader.read(box.body) : null
      if (!told) return false
      isVideo ||= hasVideoTrack(told)
    } else if (!(await reader.skip(box.body))) return false
    hasData ||= box.name === 'mdat'
    left -= box.length
  }
  return isVideo && hasData
}

type Reader = ReturnType<typeof readerOf>

async function nextBox(reader: Reader, left: number) {
  const head = await reader.read(8)
  if (!head) return null
  const told = head.readUInt32BE(0)
  const long = told === 1 ? await reader.read(8) : undefined
  if (long === null) return null
  const headLength = long ? 16 : 8
  const length = long ? Number(long.readBigUInt64BE(0)) : told || left
  if (length < headLength || length > left) return null
  return { name: head.toString('latin1', 4), length, body: length - headLength }
}

/** `moov` holds a `trak`, its `mdia` a `hdlr`, which names what the track is for. */
function hasVideoTrack(moov: Buffer): boolean {
  const media = inside(moov, 'trak').flatMap((trak) => inside(trak, 'mdia'))
  const handlers = media.flatMap((mdia) => inside(mdia, 'hdlr'))
  return handlers.some((hdlr) => hdlr.toString('latin1', 8, 12) === 'vide')
}

/** What stands in the boxes of a name, as far as they are whole. */
function inside(bytes: Buffer, name: string): Buffer[] {
  const found: Buffer[] = []
  for (let at = 0; at + 8 <= bytes.length; ) {
    const length = bytes.readUInt32BE(at)
    if (length < 8 || at + length > bytes.length) break
    if (bytes.toString('latin1', at + 4, at + 8) === name) {
      found.push(bytes.subarray(at + 8, at + length))
    }
    at += length
  }
  return found
}

/** Reads and skips so many bytes of what comes in pieces; null or false where it ends before. */
function readerOf(pieces: AsyncIterable<Uint8Array>) {
  const from = pieces[Symbol.asyncIterator]()
  let kept = Buffer.alloc(0)
  const more = async () => {
    const { value, done } = await from.next()
    if (!done) kept = Buffer.concat([kept, value])
    return done !== true
  }
  return {
    async read(count: number): Promise<Buffer | null> {
      while (kept.length < count) if (!(await more())) return null
      const bytes = kept.subarray(0, count)
      kept = kept.subarray(count)
      return bytes
    },
    async skip(count: number): Promise<boolean> {
      let left = count
      for (;;) {
        const step = Math.min(left, kept.length)
        kept = kept.subarray(step)
        left -= step
        if (left === 0) return true
        if (!(await more())) return false
      }
    },
  }
}
