import vm from 'node:vm'
import { expect, it } from 'vitest'
import { listPatterns, type Pattern } from './pattern-list.ts'

// A pattern that goes back and forth over its text needs time that grows with a power of its length (S36).
// This tries texts on the engine itself; `npm run prove -- patterns` proves it of every pattern.

const limitMs = 400
const repeats = 20_000

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

/** Slow by the clock, and by the time that this process itself was busy: others may hold the machine up. */
function isSlow(pattern: Pattern): boolean {
  const script = new vm.Script('text.search(pattern)')
  const room: vm.Context = { text: '', pattern: new RegExp(pattern.source, pattern.flags) }
  vm.createContext(room)
  return hostileTo(pattern).some((text) => {
    room['text'] = text
    const began = process.cpuUsage().user
    try {
      script.runInContext(room, { timeout: limitMs })
      return false
    } catch (error) {
      // It may be an error of the room's own realm, which is no instance of ours.
      if (!/timed out/.test(String(error))) throw error
      return process.cpuUsage().user - began > (limitMs / 2) * 1000
    }
  })
}

const { patterns, builtIn } = listPatterns()

it('no pattern of the shop takes long over a hostile text of 20,000 signs', () => {
  expect(patterns.length).toBeGreaterThan(100)
  const slow = patterns.filter(isSlow).map(({ place, source }) => `${place}: ${source}`)
  expect(slow).toEqual([])
}, 180_000)

it('no pattern is put together at run time, where nobody could look at it', () => {
  expect(builtIn).toEqual([])
})
