import { execFile } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pallu-closing-'))
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }))

const config = `
import { ClosingLine } from '${root}/test/closing-line.ts'
export default { test: { retry: 1, globals: true, reporters: [new ClosingLine()] } }
`
const tests = `
let tries = 0
test('a door', () => { tries += 1; if (tries === 1) throw new Error('is stuck\\nat the top') })
test('a window', () => { throw new Error('is broken') })
test('a roof', () => {})
`

it('tells each test that was tried again, of what, and fails of the one that fails again', async () => {
  fs.writeFileSync(path.join(folder, 'vitest.config.ts'), config)
  fs.writeFileSync(path.join(folder, 'house.test.ts'), tests)
  const { code, said } = await run(folder)
  expect(said).toContain('tried again: house.test.ts > a door (passed)\n  is stuck\n')
  expect(said).toContain('tried again: house.test.ts > a window (failed)\n  is broken\n')
  expect(said.trim().split('\n').at(-1)).toBe('2 passed, 1 failed, 0 skipped, 2 retried')
  expect(code).toBe(1)
  const passed = await run(folder, '-t', 'door')
  expect(passed.said.trim().split('\n').at(-1)).toBe('1 passed, 0 failed, 2 skipped, 1 retried')
  expect(passed.code).toBe(0)
})

function run(at: string, ...more: string[]): Promise<{ code: number; said: string }> {
  const program = path.join(root, 'node_modules/vitest/vitest.mjs')
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [program, 'run', '--root', at, ...more],
      (_error, said) => resolve({ code: child.exitCode ?? -1, said }),
    )
  })
}
