import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { describe, expect, it } from 'vitest'
import { commandsOf, documents, jqLines } from './docs-commands.ts'

// Every command of a document was run as it stands there: build/docs-commands.txt says by which test, or when by hand.

type Known = { command: string; how: string }

const list = fs.readFileSync('build/docs-commands.txt', 'utf8').split('\n')
const known: Known[] = list
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const at = line.lastIndexOf(' | ')
    return { command: line.slice(0, at).trim(), how: line.slice(at + 3).trim() }
  })

const found = documents().flatMap((file) => commandsOf(file).map((command) => ({ file, command })))

/** `npm run prove -- NAME` and `npm run bench -- NAME`: the script of that name, and the figures that it left. */
const scripts = /^npm run (?:prove|bench) -- ([a-z-]+)(?: ([a-z][a-z-]*))?(?: .*)?$/

const howOf = (command: string) => known.find((one) => one.command === command)?.how

describe('a command of the documents', () => {
  it.each(found)('$file: $command', ({ command, file }) => {
    const names = scripts.exec(command)?.slice(1).filter(Boolean)
    if (names) {
      for (const name of names) expect(fs.existsSync(`bench/${name}.ts`), name).toBe(true)
      return
    }
    const how = howOf(command)
    expect(how, `build/docs-commands.txt tells who ran: ${command}`).toBeDefined()
    if (how === 'not run') expect(fs.readFileSync(file, 'utf8')).toMatch(/not been run/)
  })

  it('stands in the list once, and nothing that no document says', () => {
    const said = new Set(found.map(({ command }) => command))
    expect(known.filter(({ command }) => !said.has(command))).toEqual([])
    expect(new Set(known.map(({ command }) => command)).size).toBe(known.length)
  })

  it.each(known)('is vouched for: $command', ({ how }) => {
    if (how === 'not run') return
    const [, file] = /^by (\S+)$/.exec(how) ?? []
    if (file) expect(fs.existsSync(file), file).toBe(true)
    else expect(how).toMatch(/^ran 20\d\d-\d\d-\d\d, .{10,}/)
  })
})

it.skipIf(spawnSync('jq', ['--version']).status !== 0)(
  'finds the lines of the log that it is for, with jq',
  () => {
    const lines = [
      { level: 50, msg: 'it broke', requestId: '…' },
      { level: 30, msg: 'outcome', event: 'order', code: 'sold-out', orderNumber: '…' },
      { level: 30, msg: 'outcome', event: 'order', code: 'placed', orderNumber: 'other' },
    ]
    const input = lines.map((line) => JSON.stringify(line)).join('\n')
    expect(jqLines().length).toBeGreaterThan(3)
    for (const filter of jqLines()) {
      const { status, stdout } = spawnSync('jq', ['-c', filter], { input, encoding: 'utf8' })
      expect([filter, status, stdout.trim().split('\n').length]).toEqual([filter, 0, 1])
      expect(stdout, filter).not.toBe('')
    }
  },
)
