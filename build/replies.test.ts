import fs from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { thrownAway } from './replies.ts'

const root = path.resolve(import.meta.dirname, '..')

it('a reply that nobody looks at is found, alone, among others at once and behind a name', () => {
  const careless = [
    "await guest.post('/api/cart/lines', {})",
    'for (const id of ids) await staff.del(id)',
    'await Promise.all([read(), staff.put(path, one), staff.get(path)])',
    'await Promise.all(ids.map((id) => staff.del(id)))',
    'await Promise.allSettled(Array.from({ length: 3 }, () => newShopper(shop).post(path)))',
    'const claim = () => guest.post(path)',
    'await claim()',
    'await Promise.all([1, 2].map(claim))',
    'async function pay() { return (await open()) ? guest.post(path) : undefined }',
    'await Promise.all([check(), ...[1, 2].map(async (n) => { return pay() })])',
    'await page.request.delete(path)',
  ]
  const found = thrownAway('a.ts', careless.join('\n'))
  const calls = careless.filter((line) => !/^(?:const|async)/.test(line))
  expect(found).toEqual(calls.map((line) => line.replace(/^for \(.*?\) /, '')))
})

it('one that must succeed, is kept, or is of no call is none', () => {
  const careful = [
    "must(await guest.post('/x'))",
    'await media.put(name, bytes)',
    "const one = await a.put('/x')",
    'const all = await Promise.all(ids.map((id) => staff.del(id)))',
    'for (const one of await Promise.all([a.post(path)])) must(one)',
    'const claim = async () => must(await guest.post(path))',
    'await claim()',
    'await Promise.all([1, 2].map(claim))',
    'const again = () => again()',
    'await again()',
    'await left.delete(name)',
  ]
  expect(thrownAway('a.ts', careful.join('\n'))).toEqual([])
})

it('no test goes on from a call that was refused: what prepares it is in must(), or its status is looked at', () => {
  const found = ['src', 'test', 'e2e', 'bench'].flatMap((folder) =>
    fs
      .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => folder === 'test' || folder === 'e2e' || /\.test\.tsx?$/.test(name))
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => path.join(folder, name)),
  )
  expect(found.length).toBeGreaterThan(200)
  const careless = found.flatMap((file) =>
    thrownAway(file, fs.readFileSync(path.join(root, file), 'utf8')).map(
      (line) => `${file}: ${line}`,
    ),
  )
  expect(careless).toEqual([])
})
