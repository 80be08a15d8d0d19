import fs from 'node:fs'
import { expect, it } from 'vitest'

const asks = /\.(?:selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql(?:<[^`]*>)?`/

it('the SQL of a noun stands in its files of queries alone', () => {
  const files = fs
    .readdirSync('src/server', { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.ts') && !/^(?:app|platform)\/|\.test\.ts$/.test(file))
    .filter((file) => asks.test(fs.readFileSync(`src/server/${file}`, 'utf8')))
  expect(files.filter((file) => !/(?:\/|-)queries\.ts$/.test(file))).toEqual([])
  expect(files.length).toBeGreaterThan(100)
})
