import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterEach, expect, it } from 'vitest'
import { compress } from './compress.ts'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pallu-compress-'))
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }))

it('every text of the browser build gets a brotli twin that says the same, pictures get none', () => {
  const texts = ['a.js', 'b.css', 'assets/c.svg', 'app.webmanifest', 'robots.txt']
  const others = ['d.woff2', 'e.avif', 'f.png']
  fs.mkdirSync(path.join(folder, 'assets'))
  for (const name of [...texts, ...others]) {
    fs.writeFileSync(path.join(folder, name), `${name} says this. `.repeat(50))
  }
  compress(folder)
  for (const name of texts) {
    const [whole, packed] = [name, `${name}.br`].map((one) =>
      fs.readFileSync(path.join(folder, one)),
    )
    expect(brotliDecompressSync(packed ?? '').toString()).toBe(whole?.toString())
    expect(packed?.length).toBeLessThan((whole?.length ?? 0) / 2)
  }
  const made = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' })
  expect(made.filter((name) => name.endsWith('.br')).sort()).toEqual(
    texts.map((name) => `${name}.br`).sort(),
  )
})
