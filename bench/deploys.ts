import { parseArgs } from 'node:util'
import { deployRounds } from './deploy-rounds.ts'
import { openGrounds } from './grounds.ts'
import { report } from './report.ts'
import { hasNginx } from './run-nginx.ts'
import { stopRounds } from './stop-rounds.ts'

// `npm run prove -- deploys [--restarts 100] [--stops 20]`: two processes behind deploy/nginx.conf replaced one after
// the other under pages and orders, and SIGTERM to a shop without a proxy (security.md F14, G20).

const { values } = parseArgs({
  options: {
    restarts: { type: 'string', default: '100' },
    stops: { type: 'string', default: '20' },
  },
})
const say = (line: string) => void process.stdout.write(`${line}\n`)
const none = { unit: '', budget: 0 }
/** Five seconds for the proxy to notice, 25 to finish, and a moment to close. */
const exitMs = 31_000

const grounds = await openGrounds('postgres')
const embedded = await openGrounds('sqlite')
try {
  if (!hasNginx()) throw new Error('This trial needs nginx: apt-get install nginx.')
  const stops = Number(values.stops)
  const alone = await stopRounds({ ground: await embedded.another(), processes: 1, stops }, say)
  const crew = await stopRounds({ ground: await embedded.another(), processes: 2, stops }, say)
  const ground = await grounds.another()
  const rolled = await deployRounds({ ground, restarts: Number(values.restarts) }, say)
  const what = (words: string) => `two behind nginx: ${words}`
  report('deploys', [
    { what: what('restarts, one process after the other'), figure: rolled.restarts, unit: '' },
    { what: what('requests meanwhile'), figure: rolled.requests, unit: '' },
    {
      ...{ what: what('failed requests'), figure: rolled.failed.length, ...none },
      ...noteOf(rolled.failed),
    },
    { what: what('put off with 503, a process was late'), figure: rolled.putOff, unit: '' },
    { what: what('passed on, nobody listened'), figure: rolled.passedOn.refused, unit: '' },
    {
      what: what('passed on, the door was just closing'),
      figure: rolled.passedOn.shutOut,
      unit: '',
    },
    { what: what('slowest answer'), figure: rolled.slowestAnswerMs, unit: 'ms' },
    {
      what: what('SIGTERM to exit, the slowest'),
      figure: rolled.slowestLeaveMs,
      unit: 'ms',
      budget: exitMs,
    },
    { what: what('start to ready, the slowest'), figure: rolled.slowestReadyMs, unit: 'ms' },
    ...booksRows(what, rolled),
    ...stopRows('one process', alone, 1000),
    ...stopRows('WEB_PROCESSES=2', crew),
  ])
} finally {
  await embedded.close()
  await grounds.close()
}

type Stops = Awaited<ReturnType<typeof stopRounds>>
type Books = Pick<Stops, 'confirmed' | 'lost' | 'doubled' | 'isAddingUp' | 'wrongExits'>

function stopRows(who: string, stops: Stops, gapMs?: number) {
  const what = (words: string) => `${who}: ${words}`
  const gaps = stops.gapsMs.toSorted((one, other) => one - other)
  return [
    { what: what('SIGTERM under load'), figure: stops.stops, unit: '' },
    { what: what('requests answered'), figure: stops.answered, unit: '' },
    {
      ...{ what: what('requests cut off'), figure: stops.cut.length, ...none },
      ...noteOf(stops.cut),
    },
    {
      what: what('SIGTERM to exit, the slowest'),
      figure: stops.slowestExitMs,
      unit: 'ms',
      budget: exitMs,
    },
    { what: what('calls after the goodbye, not taken'), figure: stops.turnedAway, unit: '' },
    {
      ...{ what: what('nobody answers, half of the restarts within'), unit: 'ms' },
      ...{ figure: gaps[Math.floor(gaps.length / 2)] ?? 0, ...(gapMs && { budget: gapMs }) },
    },
    ...booksRows(what, stops),
  ]
}

function booksRows(what: (words: string) => string, books: Books) {
  return [
    { what: what('exit codes other than 0'), figure: books.wrongExits.length, ...none },
    { what: what('orders confirmed'), figure: books.confirmed, unit: '' },
    { what: what('confirmed orders lost'), figure: books.lost, ...none },
    { what: what('orders doubled'), figure: books.doubled, ...none },
    { what: what('books that do not add up'), figure: books.isAddingUp ? 0 : 1, ...none },
  ]
}

function noteOf(faults: string[]) {
  return faults.length > 0 ? { note: [...new Set(faults)].slice(0, 5).join('; ') } : {}
}
