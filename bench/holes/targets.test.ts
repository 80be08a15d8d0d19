import fs from 'node:fs'
import { expect, it } from 'vitest'
import { targets } from '../mutants/targets.ts'

it('every file that mutants are planted in is there, and so are its tests', () => {
  const files = targets.flatMap(({ file, tests, first = [] }) => [file, ...tests, ...first])
  expect(files.filter((file) => !fs.existsSync(`src/${file}`))).toEqual([])
})
