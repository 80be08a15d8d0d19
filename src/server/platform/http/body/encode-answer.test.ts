import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { encodeAnswer } from './encode-answer.ts'

const long = JSON.stringify(Array.from({ length: 50 }, (_, id) => ({ id, name: 'Kanchipuram' })))

it('a long answer leaves in the shortest encoding that its reader names, and says the same', async () => {
  const br = await encodeAnswer(long, 'gzip, deflate, br, zstd')
  expect(br.encoding).toBe('br')
  expect(brotliDecompressSync(br.body).toString()).toBe(long)
  const gzip = await encodeAnswer(long, 'gzip, deflate')
  expect(gzip.encoding).toBe('gzip')
  expect(gunzipSync(gzip.body).toString()).toBe(long)
  expect(br.body.length).toBeLessThan(long.length / 5)
})

it('a short one, and one for a reader who names none, leaves as it is', async () => {
  expect(await encodeAnswer('{"ok":true}', 'br')).toEqual({ body: '{"ok":true}' })
  expect(await encodeAnswer(long, 'identity')).toEqual({ body: long })
  expect(await encodeAnswer(long, '')).toEqual({ body: long })
})
