import { parseArgs } from 'node:util'
import {
  databaseRounds,
  frozen,
  pagesOfColdShop,
  type RoundFigures,
  stops,
} from './database-rounds.ts'
import { openGrounds } from './grounds.ts'
import { report } from './report.ts'

// `npm run prove -- database [--rounds 50]`: PostgreSQL is stopped, killed and frozen under 20 requests a
// second (security.md F07, F08). Linux, for the signals to all of its processes.

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '50' } } })
const rounds = Number(values.rounds)
const say = (line: string) => void process.stdout.write(`${line}\n`)
const grounds = await openGrounds('postgres')
const { server } = grounds
if (!server) throw new Error('This trial needs a PostgreSQL of its own.')
try {
  const outages = Array.from({ length: rounds }, (_, at) => stops[at % stops.length] ?? frozen)
  const ground = await grounds.another()
  const away = await databaseRounds({ ground, server, outages, awayMs: 500 }, say)
  const still = await databaseRounds(
    { ground: await grounds.another(), server, outages: [frozen, frozen, frozen], awayMs: 15_000 },
    say,
  )
  const cold = await pagesOfColdShop({ ground: await grounds.another(), server })
  report('database', [
    {
      what: `kept nothing: pages of ${cold.asked} answered neither with a page nor with 503`,
      ...{ figure: cold.wrong.length, unit: '', budget: 0 },
      ...(cold.wrong.length > 0 && { note: cold.wrong.join('; ') }),
    },
    ...rowsOf('stopped or killed', away, 6000),
    ...rowsOf('frozen', still, 12_000),
  ])
} finally {
  await grounds.close()
}

/** A connection is waited for 5 seconds and an answer 6. */
function rowsOf(how: string, figures: RoundFigures, patienceMs: number) {
  const what = (words: string) => `${how}: ${words}`
  const wrong = figures.wronglyAnswered
  const wrongPages = figures.freshWronglyAnswered
  return [
    { what: what('outages'), figure: figures.rounds, unit: '' },
    { what: what('kept pages asked for'), figure: figures.pages, unit: '' },
    { what: what('kept pages not given'), figure: figures.pagesFailed, unit: '', budget: 0 },
    { what: what('pages made afresh asked for'), figure: figures.freshPages, unit: '' },
    {
      what: what('pages made afresh answered neither with the page nor with 503'),
      ...{ figure: wrongPages.length, unit: '', budget: 0 },
      ...(wrongPages.length > 0 && { note: [...new Set(wrongPages)].join('; ') }),
    },
    {
      what: what('writes put off with 503 and Retry-After'),
      figure: figures.writesRefused,
      unit: '',
    },
    {
      ...{ what: what('writes answered otherwise'), figure: wrong.length, unit: '', budget: 0 },
      ...(wrong.length > 0 && { note: [...new Set(wrong)].join('; ') }),
    },
    {
      what: what('slowest answer'),
      figure: figures.slowestAnswerMs,
      unit: 'ms',
      budget: patienceMs,
    },
    {
      what: what('slowest until ready again'),
      figure: figures.slowestHealthyMs,
      unit: 'ms',
      budget: 5000,
    },
    {
      what: what('connections left, 11 are usual'),
      figure: figures.connections,
      unit: '',
      budget: 12,
    },
  ]
}
