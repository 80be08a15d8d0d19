import { parseArgs } from 'node:util'
import { scriptPayloads } from '#test/script-payloads.ts'
import { openShop } from '../e2e/open-shop.ts'
import { plantScripts } from '../e2e/plant-scripts.ts'
import { watchScripts } from '../e2e/watch-scripts.ts'
import { report } from './report.ts'

// `npm run prove -- scripts-in-text [--texts 12]`: every text that a browser might take for a script, in every field
// and every address, on every page that shows it, from the server and within (security.md S16-S18, G11).

const { values } = parseArgs({ options: { texts: { type: 'string', default: '' } } })
const texts = values.texts === '' ? scriptPayloads : scriptPayloads.slice(0, Number(values.texts))
const atOnce = 12
const faults: string[] = []
let [taken, looks] = [0, 0]

for (let from = 0; from < texts.length; from += atOnce) {
  await round(texts.slice(from, from + atOnce))
  process.stdout.write(`${Math.min(from + atOnce, texts.length)} of ${texts.length} texts\n`)
}
for (const fault of faults.slice(0, 50)) process.stdout.write(`${fault}\n`)
report('scripts-in-text', [
  { what: 'texts that are scripts', figure: texts.length, unit: '' },
  { what: 'writes that were taken', figure: taken, unit: '' },
  { what: 'looks at pages, each twice', figure: looks, unit: '' },
  { what: 'that ran, were stopped or became elements', figure: faults.length, unit: '', budget: 0 },
])
process.exitCode = faults.length === 0 && taken > texts.length ? 0 : 1

/** A shop of its own for a dozen texts. */
async function round(dozen: string[]) {
  const shop = await openShop({ TRUST_PROXY: '1' })
  try {
    const planted = await plantScripts(shop, dozen)
    taken += planted.taken
    const { open, own, staff } = planted.shown
    const asked = dozen
      .map(encodeURIComponent)
      .flatMap((word) => [
        `/products?q=${word}&fabrics=${word}&sort=${word}&minPrice=${word}&filter=${word}`,
        ...[`/no/${word}`, `/login?next=${word}`, `/track-order?number=${word}`],
      ])
    for (const [page, addresses] of [
      [planted.guest, [...open, ...own, ...asked]],
      [planted.staff, staff],
    ] as const) {
      const watch = await watchScripts(await page.context().newPage())
      for (const address of addresses) await watch.look(address)
      looks += addresses.length
      faults.push(...watch.faults)
    }
  } finally {
    await shop.close()
  }
}
