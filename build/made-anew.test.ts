import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'

// What is committed as it was made from packages is what they make of it: a script that no longer runs, a package that changed
// and a file that somebody mended by hand are all found here.

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pallu-made-'))
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))
const root = path.resolve(import.meta.dirname, '..')

function make(script: string, target: string): string {
  const args = [`build/${script}.ts`, path.join(folder, target)]
  fs.mkdirSync(folder, { recursive: true })
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    ...{ cwd: root, encoding: 'utf8' },
  })
  expect(status, stderr).toBe(0)
  return stdout
}

/** The bytes of the made and of the committed file, as text that shows where they differ. */
const bytes = (...parts: string[]) => fs.readFileSync(path.join(...parts)).toString('latin1')

it.each([
  ['subset-fonts', 'src/web/styles/fonts', '.woff2'],
  ['subset-print-fonts', 'src/server/platform/pdf/fonts', '.ttf'],
])('%s makes the fonts of %s', (script, committed, ending) => {
  fs.mkdirSync(path.join(folder, script), { recursive: true })
  make(script, script)
  const files = fs.readdirSync(path.join(root, committed)).filter((file) => file.endsWith(ending))
  expect(fs.readdirSync(path.join(folder, script)).sort()).toEqual(files.sort())
  const changed = files.filter(
    (file) => bytes(folder, script, file) !== bytes(root, committed, file),
  )
  expect(changed).toEqual([])
})

it('subset-fonts measures the fonts that stand in until ours are there, as fonts.css has it', () => {
  fs.mkdirSync(path.join(folder, 'measured'), { recursive: true })
  const said = make('subset-fonts', 'measured')
  const css = bytes(root, 'src/web/styles/fonts.css')
  const faces = [...said.matchAll(/^(\w+ Fallback):\n((?: {2}.+\n?)+)/gm)]
  expect(faces.map(([, name]) => name)).toEqual(['Anek Fallback', 'Tiro Fallback'])
  for (const [, name = '', measures = ''] of faces) {
    const face = css.split('@font-face').find((one) => one.includes(`"${name}"`))
    for (const line of measures.trim().split('\n')) expect(face).toContain(line.trim())
  }
})

it('pin-table makes the PIN codes of the shop', () => {
  make('pin-table', 'pins.txt')
  const [made, committed] = [bytes(folder, 'pins.txt'), bytes(root, 'src/server/pins/pins.txt')]
  const lines = new Set(committed.split('\n'))
  expect(made.split('\n').filter((line) => !lines.has(line))).toEqual([])
  expect(made.length).toBe(committed.length)
})
