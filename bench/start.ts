import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { report } from './report.ts'
import { startShop } from './shop-process.ts'

// From an empty folder to the first page, demo shop included, and the start after that.

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pallu-start-'))
const figures: number[] = []
for (const _start of ['first', 'second', 'third']) {
  const began = performance.now()
  const shop = await startShop({ DATA_DIR: folder })
  const page = await fetch(shop.url)
  await page.text()
  figures.push(performance.now() - began)
  await shop.stop()
}
fs.rmSync(folder, { recursive: true, force: true })
const [first = 0, ...later] = figures
report('start', [
  { what: 'empty folder to first page', figure: first / 1000, unit: 's', budget: 5 },
  { what: 'start again to first page', figure: Math.min(...later) / 1000, unit: 's', budget: 1 },
])
