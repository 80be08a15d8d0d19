import fs from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { allHoles } from './all-holes.ts'

const src = path.join(import.meta.dirname, '../../src')
const textOf = (file: string) => fs.readFileSync(path.join(src, file), 'utf8')

it('every hole still fits: its text stands in the file exactly once, and its tests are there', () => {
  const misfits = allHoles.flatMap(({ name, file, find, caughtBy }) => [
    ...(textOf(file).split(find).length === 2 ? [] : [`${name}: ${file}`]),
    ...caughtBy.filter((test) => !fs.existsSync(path.join(src, test))),
  ])
  expect(misfits).toEqual([])
})

it('there are 60 holes or more, no two of one name', () => {
  const names = allHoles.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  expect(names.length).toBeGreaterThanOrEqual(60)
})
