import fs from 'node:fs'
import { expect, it } from 'vitest'

const text = fs.readFileSync('docs/india-rules.md', 'utf8')
const rowsOf = (part = '') => part.split('\n').filter((line) => /^\| R\d/.test(line))
const [rules = [], sentences = []] = text.split('## Sentence by sentence').map(rowsOf)
const rows = [...rules, ...sentences]

it('has a line for each rule of the law, once', () => {
  const numbers = rules.map((line) => Number(/^\| R(\d+)/.exec(line)?.[1]))
  expect(numbers).toEqual(Array.from({ length: 41 }, (_, at) => at + 1))
})

it('names no file that is gone', () => {
  const named = rows.flatMap((line) => [...line.matchAll(/`([^`/][^`]*\/[^`]*)`/g)])
  const files = named.map(([, file = '']) => file)
  expect(files.length).toBeGreaterThan(80)
  expect(files.filter((file) => !fs.existsSync(file))).toEqual([])
})
