import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'

const linter = path.resolve('node_modules/@biomejs/biome/bin/biome')
const rule = path.resolve(import.meta.dirname, 'no-hidden-inputs.grit')

/** The lines of a file of the domain that the linter refuses. */
function refused(lines: readonly string[]): number[] {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pallu-lint-'))
  const file = path.join(folder, 'rule.ts')
  fs.writeFileSync(path.join(folder, 'biome.json'), JSON.stringify({ root: true, plugins: [rule] }))
  fs.writeFileSync(file, lines.map((line, at) => `export const a${at} = ${line}\n`).join(''))
  const args = [linter, 'lint', `--config-path=${folder}`, '--reporter=json', file]
  const { stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  fs.rmSync(folder, { recursive: true })
  const { diagnostics } = JSON.parse(stdout)
  return diagnostics
    .filter(({ message }: { message: string }) => message.startsWith('domain is pure'))
    .map(({ location }: { location: { start: { line: number } } }) => location.start.line)
}

it('refuses every clock and every die, and takes a time that is given', () => {
  const hidden = ['Date.now()', 'new Date()', 'Math.random()', 'performance.now()']
  const dice = ['crypto.randomUUID()', 'crypto.getRandomValues(new Uint8Array(2))']
  expect(refused([...hidden, ...dice])).toEqual([1, 2, 3, 4, 5, 6])
  const given = ['new Date(5)', 'Date.UTC(2026, 0, 1)', 'Math.round(1.5)', 'Date.parse("2026")']
  expect(refused(given)).toEqual([])
})

it('is asked of the domain by the linter of the house', () => {
  const { overrides } = JSON.parse(fs.readFileSync('biome.json', 'utf8'))
  const asked = overrides.filter(({ plugins }: { plugins?: string[] }) => plugins?.length)
  expect(asked).toMatchObject([
    { includes: ['src/domain/**', '!**/*.test.ts'], plugins: ['./build/no-hidden-inputs.grit'] },
  ])
})
