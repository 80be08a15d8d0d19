import { parseArgs } from 'node:util'
import { report } from './report.ts'
import { startShop } from './shop-process.ts'
import { type Kind, slowCrowd } from './slow-crowd.ts'
import { steadyVisitors } from './steady-visitors.ts'

// `npm run prove -- slow-clients [--lines 1000] [--seconds 60]`: so many lines that send headers, send bodies and
// take answers as slowly as they can, while visitors read pages (security.md S40, F12, G18).

const { values } = parseArgs({
  options: {
    lines: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '60' },
  },
})
const lines = Number(values.lines)
const ms = Number(values.seconds) * 1000
const shop = await startShop({ PICTURE_QUEUE: '0' })
try {
  await steadyVisitors(shop.url, 3_000)
  const quiet = await steadyVisitors(shop.url, ms / 4)
  const crowd = slowCrowd(shop.url, lines, ms)
  const busy = await steadyVisitors(shop.url, ms)
  const cut = await crowd
  report('slow-clients', [
    { what: 'slow lines opened', figure: cut.opened, unit: '' },
    { what: 'held open at once', figure: cut.mostAtOnce, unit: '' },
    ...slowest('headers', cut.longestMs, 15),
    ...slowest('bodies', cut.longestMs, 35),
    { what: 'slow readers held longest', figure: cut.longestMs.answers / 1000, unit: 's' },
    { what: 'pages of others meanwhile', figure: busy.answers, unit: '' },
    { what: 'errors of others', figure: busy.errors, unit: '', budget: 0 },
    { what: 'half of the pages, nobody slow', figure: quiet.p50, unit: 'ms' },
    { what: 'half of the pages, meanwhile', figure: busy.p50, unit: 'ms' },
    { what: '99 of 100 pages, nobody slow', figure: quiet.p99, unit: 'ms' },
    { what: '99 of 100 pages, meanwhile', figure: busy.p99, unit: 'ms', budget: 2 * quiet.p99 },
  ])
} finally {
  await shop.stop()
}

function slowest(kind: Kind, longestMs: Record<Kind, number>, budget: number) {
  const figure = longestMs[kind] / 1000
  return [{ what: `slow ${kind} held longest`, figure, unit: 's', budget }]
}
