/** What a multipart body consists of, in the order of its coming; content comes in pieces as the network cuts it. */
export type PartEvent =
  | { kind: 'head'; bytes: Uint8Array }
  | { kind: 'content'; bytes: Uint8Array }
  | { kind: 'end' }

/** The body is no multipart body, or ends too soon. */
export class BrokenParts extends Error {}

const mostHeadBytes = 8 * 1024
const blankLine = Buffer.from('\r\n\r\n')

/** Cuts a multipart body at its boundaries (RFC 2046 §5.1.1) and holds no more of it than one piece. */
export async function* splitParts(
  pieces: AsyncIterable<Uint8Array>,
  boundary: string,
): AsyncGenerator<PartEvent> {
  const border = Buffer.from(`\r\n--${boundary}`)
  // The first boundary may stand at the very beginning: here too a line break comes before it.
  let rest: Buffer = Buffer.from('\r\n')
  let step: Step = atStart
  for await (const piece of pieces) {
    if (step === inContent && isAllContent(rest, piece, border)) {
      if (rest.length > 0) yield { kind: 'content', bytes: rest }
      rest = Buffer.from(piece.buffer, piece.byteOffset, piece.length)
    } else {
      rest = Buffer.concat([rest, piece])
    }
    for (;;) {
      const { events, used, next } = step(rest, border)
      yield* events
      rest = rest.subarray(used)
      if (next === 'end') return
      if (next === 'more') break
      step = next
    }
  }
  throw new BrokenParts('The body ends before its last boundary.')
}

/** True when no boundary begins in what waited: then the piece need not be copied behind it. */
function isAllContent(rest: Buffer, piece: Uint8Array, border: Buffer): boolean {
  if (piece.length < border.length) return false
  const at = Buffer.concat([rest, piece.subarray(0, border.length)]).indexOf(border)
  return at === -1 || at >= rest.length
}

/** Reads on from the beginning of `rest`; 'more' when the next piece is needed. */
type Step = (rest: Buffer, border: Buffer) => Reading
type Reading = { events: PartEvent[]; used: number; next: Step | 'more' | 'end' }

const wait: Reading = { events: [], used: 0, next: 'more' }

const atStart: Step = (rest, border) => {
  if (rest.length < border.length) return wait
  if (!rest.subarray(0, border.length).equals(border)) throw new BrokenParts('No first boundary.')
  return { events: [], used: border.length, next: afterBorder }
}

const afterBorder: Step = (rest) => {
  if (rest.length < 2) return wait
  const sign = rest.toString('latin1', 0, 2)
  if (sign === '--') return { events: [], used: 2, next: 'end' }
  if (sign !== '\r\n') throw new BrokenParts('A boundary is followed by something else.')
  return { events: [], used: 2, next: inHead }
}

const inHead: Step = (rest) => {
  const end = rest.indexOf(blankLine)
  if ((end === -1 ? rest.length : end) > mostHeadBytes) throw new BrokenParts('A long head.')
  if (end === -1) return wait
  const head: PartEvent = { kind: 'head', bytes: rest.subarray(0, end) }
  return { events: [head], used: end + blankLine.length, next: inContent }
}

const inContent: Step = (rest, border) => {
  const at = rest.indexOf(border)
  // What may be the beginning of a boundary waits for the next piece.
  const used = at === -1 ? Math.max(0, rest.length - border.length + 1) : at
  const events: PartEvent[] = used > 0 ? [{ kind: 'content', bytes: rest.subarray(0, used) }] : []
  if (at === -1) return { events, used, next: 'more' }
  return { events: [...events, { kind: 'end' }], used: at + border.length, next: afterBorder }
}
