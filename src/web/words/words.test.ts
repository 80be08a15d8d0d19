import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('the English dictionary is never carried whole by a screen', () => {
  const files = globSync('src/web/**/*.tsx')
  expect(files.length).toBeGreaterThan(100)
  const screens = files.filter((file) => readFileSync(file, 'utf8').includes("words/en.ts'"))
  expect(screens).toEqual([])
})
