import fs from 'node:fs'
import path from 'node:path'
import vm from 'node:vm'
import { parseSync } from 'vite'
import { expect, it } from 'vitest'

// A pattern that goes back and forth over its text needs time that grows with a power of its length (S36).

const src = path.resolve(import.meta.dirname, '../src')
const limitMs = 400
const repeats = 20_000

type Pattern = { place: string; source: string; flags: string }

function patternsOf(file: string): Pattern[] {
  const found: Pattern[] = []
  const text = fs.readFileSync(path.join(src, file), 'utf8')
  const { program } = parseSync(file, text)
  JSON.stringify(program, (key, value) => {
    if (key === 'regex' && value) {
      found.push({ place: file, source: value.pattern, flags: value.flags })
    }
    return typeof value === 'bigint' ? undefined : value
  })
  return found
}

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

it('no pattern of the shop takes long over a hostile text of 20,000 signs', () => {
  const files = fs
    .readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.') && !file.includes('seed/'))
  const patterns = files.flatMap(patternsOf)
  expect(patterns.length).toBeGreaterThan(100)
  const unique = [...new Map(patterns.map((one) => [`/${one.source}/${one.flags}`, one])).values()]
  const slow = unique.filter(isSlow).map(({ place, source }) => `${place}: ${source}`)
  expect(slow).toEqual([])
}, 180_000)
