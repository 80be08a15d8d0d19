import { parseArgs } from 'node:util'
import { openCatalogues } from './catalogues.ts'
import { measureCeiling } from './ceiling.ts'
import type { Row } from './compare.ts'
import { loadTrial } from './load-trial.ts'
import type { Hour } from './mixed-hour.ts'
import { report } from './report.ts'
import { quantile } from './stop-watch.ts'

// A mixed hour of a shop with many visitors, pressed into two minutes: on both databases, in one process and in two,
// and with 20,000 and 100,000 products. `--seconds 30 --visitors 300` is a quarter of it, `--products 1000` one size.

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '120' },
    visitors: { type: 'string', default: '1200' },
    products: { type: 'string', default: '1000,20000,100000' },
  },
})
const hour: Hour = {
  ...{ seconds: Number(values.seconds), visitors: Number(values.visitors) },
  // A dozen steps with 25 seconds of looking, 30 times as fast.
  ...{ steps: 12, thinkMs: 25_000 / 30 },
}
const isSmall = hour.seconds < 30
const [usual = 1000, ...larger] = values.products.split(',').map(Number)
/** One process and two on the usual catalogue, one on the larger ones. */
const trials = (['sqlite', 'postgres'] as const).flatMap((engine) => [
  { engine, processes: 1, products: usual },
  { engine, processes: 2, products: usual },
  ...larger.map((products) => ({ engine, processes: 1, products })),
])

const sum = (figures: number[]) => figures.reduce((all, figure) => all + figure, 0)

function nameOf({ engine, processes, products }: (typeof trials)[number]): string {
  const size = products === usual ? '' : `, ${products / 1000}k products`
  return `${engine}, ${processes} process${processes > 1 ? 'es' : ''}${size}`
}

function rowsOf(name: string, trial: Awaited<ReturnType<typeof loadTrial>>, ceiling: number) {
  const { watch, books, memory } = trial
  const row = (what: string, figure: number, unit: string, more: Partial<Row> = {}): Row => ({
    ...{ what: `${name}: ${what}`, figure, unit },
    ...more,
  })
  const none = { budget: 0 }
  const perSecond = `${hour.visitors} visitors in ${hour.seconds} s, ${(trial.requests / trial.seconds).toFixed(0)} requests/s`
  return [
    row('CPU of a request', trial.cpuMs, 'ms', { ratio: trial.cpuMs / ceiling, note: perSecond }),
    ...[...watch.times]
      .toSorted(([one], [other]) => one.localeCompare(other))
      .map(([kind, times]) =>
        row(`${kind}, p95`, quantile(times, 0.95), 'ms', {
          note: `p50 ${quantile(times, 0.5).toFixed(1)}, p99 ${quantile(times, 0.99).toFixed(1)} ms of ${times.length}`,
        }),
      ),
    row('requests that failed', watch.faults.length, '', none),
    row('requests put off', watch.putOff(), '', none),
    row('orders confirmed', trial.ledger.confirmed.size, ''),
    row('confirmed orders lost', books.lost, '', none),
    row('orders doubled', books.doubled, '', none),
    row('stock and ledger off', books.isAddingUp && books.isStockSame ? 0 : 1, '', none),
    row('memory after the load, largest process', Math.max(...memory.now), 'MB', {
      budget: 300,
      note: `all ${sum(memory.now)} MB, peaks ${memory.peak.join(' + ')} MB`,
    }),
  ]
}

const catalogues = await openCatalogues()
try {
  const ceiling = await measureCeiling()
  const rows: Row[] = []
  for (const plan of trials) {
    const name = nameOf(plan)
    const ground = await catalogues.groundOf(plan.engine, plan.products)
    process.stdout.write(`${name} …\n`)
    const trial = await loadTrial(ground, plan.processes, hour)
    for (const fault of trial.watch.faults.slice(0, 5)) process.stdout.write(`  ${fault}\n`)
    rows.push(...rowsOf(name, trial, ceiling))
  }
  if (!isSmall) report('load', rows)
  else process.stdout.write(`${rows.length} rows measured\n`)
} finally {
  await catalogues.close()
}
