import vm from 'node:vm'
import { expect, it } from 'vitest'
import { listPatterns, type Pattern } from './pattern-list.ts'

// A pattern that goes back and forth over its text needs time that grows with a power of its length (S36).
// This tries texts on the engine itself; `npm run prove -- patterns` proves it of every pattern.

const repeats = 20_000
/** Only a pattern that hardly ever ends needs it: it is judged by what it has cost until then. */
const patienceMs = 1500

/** Texts that a pattern nearly matches: its own signs, each alone and in pairs, many times, with a bad end. */
function hostileTo({ source }: Pattern): string[] {
  const plain = source.replace(/\\[a-zA-Z]|[\\^$()[\]{}?*+|]/g, ' ')
  const signs = [...new Set([...plain.replaceAll(' ', ''), ' ', 'a', '0', '-', '\t', '\n'])]
  const few = signs.slice(0, 14)
  const pieces = [...few, ...few.map((sign) => `a${sign}`), ...few.map((sign) => `${sign} `)]
  return pieces.flatMap((piece) => {
    const long = piece.repeat(repeats / piece.length)
    return [`${long}\u0000`, `${few[0]}${long}!`]
  })
}

/** What searching these texts costs this thread, in microseconds of its own: how busy the machine is, is no part of it. */
function costOf(room: vm.Context, texts: string[], timeout = patienceMs): number {
  room['texts'] = texts
  const began = process.threadCpuUsage()
  try {
    search.runInContext(room, { timeout })
  } catch (error) {
    // It may be an error of the room's own realm, which is no instance of ours.
    if (!/timed out/.test(String(error))) throw error
    if (texts.length > 1) return Number.POSITIVE_INFINITY
  }
  const { user, system } = process.threadCpuUsage(began)
  return user + system
}
const search = new vm.Script('for (const text of texts) text.search(pattern)')

const roomOf = ({ source, flags }: Pick<Pattern, 'source' | 'flags'>) =>
  vm.createContext({ texts: [], pattern: new RegExp(source, flags) })

/** What a pattern costs that looks at the whole rest of the text from each of its signs, on the same machine. */
const quadratic = { place: 'planted', source: 'a+$', flags: '' }
const yardstick = Math.min(
  ...[1, 2, 3].map(() => costOf(roomOf(quadratic), [`${'a'.repeat(repeats)}!`])),
)

/** Near to the square of its text's length; whatever was slow once for another reason is not slow three times. */
function isSlow(pattern: Pattern): boolean {
  const room = roomOf(pattern)
  const texts = hostileTo(pattern)
  const near = yardstick / 8
  // Where all of them together cost too little, none of them costs much.
  if (costOf(room, texts, patienceMs / 10) <= near) return false
  const isNear = (text: string) => costOf(room, [text]) > near
  return texts.some((text) => isNear(text) && isNear(text) && isNear(text))
}

const { patterns, builtIn } = listPatterns()

it('a pattern that goes back and forth is found', () => {
  const nested = { place: 'planted', source: '^(a+)+$', flags: '' }
  const cases = [quadratic, nested, { place: 'planted', source: '\\s*,\\s*$', flags: '' }]
  expect(cases.filter(isSlow)).toEqual(cases)
})

it('no pattern of the shop takes long over a hostile text of 20,000 signs', () => {
  expect(patterns.length).toBeGreaterThan(100)
  const slow = patterns.filter(isSlow).map(({ place, source }) => `${place}: ${source}`)
  expect(slow).toEqual([])
})

it('no pattern is put together at run time, where nobody could look at it', () => {
  expect(builtIn).toEqual([])
})
