import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { refusals } from '#domain/refusals/list.ts'

const files = globSync('src/{server,domain,contract}/**/*.ts').filter(
  (file) => !file.endsWith('.test.ts') && !/[\\/]refusals[\\/]/.test(file),
)
const code = files.map((file) => readFileSync(file, 'utf8')).join('\n')
/** Texts that are told, not the keys that ask for one. */
const told = new Set(
  [...code.matchAll(/'([a-z0-9]+(?:-[a-z0-9]+)+)'(?!:)/g)].map(([, text]) => text),
)

it('every code of the list is told by somebody', () => {
  expect(files.length).toBeGreaterThan(800)
  expect(Object.keys(refusals).filter((one) => !told.has(one))).toEqual([])
})
