import fs from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')

/** Calls of a visitor that write something, and of which nobody looks at what the shop said to it. */
const thrownAway = (text: string) =>
  [
    ...text.matchAll(
      /(?<!\bmust\(\n)^[ \t]*(?:for \([^\n]*\) )?await ([\w.]+)\.(?:post|put|del)\(/gm,
    ),
  ]
    .filter(([, receiver = '']) => !/(?:^|\.)(?:media|storage)$/.test(receiver))
    .map(([line]) => line.trim())

it('a reply that nobody looks at is found, one that must succeed is none', () => {
  const careless =
    "  await guest.post('/api/cart/lines', {})\n  for (const id of ids) await staff.del(id)\n"
  expect(thrownAway(careless)).toEqual([
    'await guest.post(',
    'for (const id of ids) await staff.del(',
  ])
  const careful =
    "  must(await guest.post('/x'))\n  await media.put(name, bytes)\n  const one = await a.put('/x')\n"
  expect(thrownAway(careful)).toEqual([])
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
    thrownAway(fs.readFileSync(path.join(root, file), 'utf8')).map((line) => `${file}: ${line}`),
  )
  expect(careless).toEqual([])
})
