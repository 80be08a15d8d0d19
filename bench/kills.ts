import { parseArgs } from 'node:util'
import { engineNamed, openGrounds } from './grounds.ts'
import { killRounds } from './kill-rounds.ts'
import { report } from './report.ts'

// `npm run prove -- kills [--rounds 1000] [--minutes 5] [--engine postgres]`: SIGKILL at random moments under orders,
// dispatches, returns, uploads and saved settings (security.md G4): what was confirmed is there once, everything adds up, the shop is back at once.

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '200' },
    minutes: { type: 'string', default: 'Infinity' },
    engine: { type: 'string', default: 'sqlite' },
  },
})
const engine = engineNamed(values.engine)
const grounds = await openGrounds(engine)
try {
  const bounds = { rounds: Number(values.rounds), minutes: Number(values.minutes) }
  const all = await killRounds(await grounds.another(), bounds, (line) =>
    process.stdout.write(`${line}\n`),
  )
  const [middle, slowest] = middleAndLast(all.readyMs)
  const [middleCpu, slowestCpu] = middleAndLast(all.readyCpuMs)
  const what = (words: string) => `${engine}: ${words}`
  const none = { unit: '', budget: 0 }
  report('kills', [
    {
      what: what('kills under orders, dispatches, returns, uploads and saves'),
      figure: all.kills,
      unit: '',
    },
    { what: what('orders confirmed'), figure: all.confirmed, unit: '' },
    { what: what('answers cut off and asked for again'), figure: all.askedAgain, unit: '' },
    { what: what('confirmed orders lost'), figure: all.lost, ...none },
    { what: what('orders doubled'), figure: all.doubled, ...none },
    { what: what('sarees confirmed with their picture'), figure: all.added, unit: '' },
    { what: what('confirmed sarees lost'), figure: all.addedLost, ...none },
    { what: what('sarees and settings there in part'), figure: all.halves, ...none },
    {
      what: what('orders confirmed as sent, with their invoice'),
      figure: all.dispatched,
      unit: '',
    },
    { what: what('returns confirmed, with their credit note'), figure: all.received, unit: '' },
    { what: what('refunds confirmed'), figure: all.refunded, unit: '' },
    { what: what('of these steps lost'), figure: all.stepsLost, ...none },
    { what: what('documents there in part'), figure: all.halfDocuments, ...none },
    { what: what('times that a series of documents had a gap'), figure: all.gaps, ...none },
    { what: what('times that stock and ledger did not add up'), figure: all.notAddingUp, ...none },
    { what: what('times that the database was damaged'), figure: all.damaged, ...none },
    { what: what('half of the restarts ready within'), figure: middle, unit: 'ms' },
    { what: what('slowest until ready again'), figure: slowest, unit: 'ms', budget: 3000 },
    { what: what('processor time of half of them'), figure: middleCpu, unit: 'ms' },
    { what: what('processor time of the costliest'), figure: slowestCpu, unit: 'ms' },
  ])
} finally {
  await grounds.close()
}

function middleAndLast(figures: number[]): [number, number] {
  const sorted = figures.toSorted((one, other) => one - other)
  return [sorted[Math.floor(sorted.length / 2)] ?? 0, sorted.at(-1) ?? 0]
}
