import { parseArgs } from 'node:util'
import type { Mood } from '#test/mail-server.ts'
import { engineNamed, openGrounds } from './grounds.ts'
import { type MoodFigures, openMailTrial } from './mail-trial.ts'
import { report } from './report.ts'

// `npm run prove -- mail [--orders 20] [--kills 20] [--engine postgres]`: a mail server that falls silent, cuts the line,
// refuses, drops and is away, under orders, and a shop that is killed while it sends (security.md F10).

const { values } = parseArgs({
  options: {
    orders: { type: 'string', default: '20' },
    kills: { type: 'string', default: '20' },
    engine: { type: 'string', default: 'sqlite' },
  },
})
const moods = new Map<Mood | 'away', string>([
  ['takes', 'takes every letter'],
  ['deaf', 'does not greet'],
  ['silent', 'falls silent after the letter'],
  ['cuts', 'cuts the line within the letter'],
  ['drops', 'has the letter and cuts the line'],
  ['451', 'refuses for now'],
  ['away', 'is away'],
  ['550', 'refuses for good'],
])
/** It has the email and does not say so: whoever asks again cannot know. */
const doubling: (Mood | 'away')[] = ['silent', 'drops']

const engine = engineNamed(values.engine)
const what = (words: string) => `${engine}: ${words}`
const none = { unit: '', budget: 0 }
const kills = Number(values.kills)
const grounds = await openGrounds(engine)
const trial = await openMailTrial(await grounds.another())
try {
  // The first ones of a process are spent on compiling.
  await trial.place(5)
  const rows = []
  for (const [mood, name] of moods) {
    const figures = await trial.sellIn(mood, Number(values.orders))
    rows.push(...rowsOf(name, figures, doubling.includes(mood)))
    process.stdout.write(`  ${name}: ${figures.orderMs.length} orders\n`)
  }
  const refusedForGood = await trial.resendByHand()
  for (let kill = 0; kill < kills; kill++) await trial.killAtEmail()
  await trial.deliver()
  const pauses = await trial.giveUp(3)
  const givenUp = await trial.resendByHand()
  const books = await trial.books()
  report('mail', [
    ...rows,
    {
      what: what('emails refused for good, seen and sent again by hand'),
      figure: refusedForGood,
      unit: '',
    },
    { what: what('shop killed with an email half sent'), figure: kills, unit: '' },
    {
      what: what('away for long: tries before an email is given up'),
      figure: pauses.length + 1,
      unit: '',
    },
    {
      ...{ what: what('away for long: it is tried for'), unit: 'h', budget: 20, isFloor: true },
      figure: pauses.reduce((sum, ms) => sum + ms, 0) / 3_600_000,
    },
    {
      what: what('given up, seen and sent again by hand'),
      figure: givenUp,
      unit: '',
      budget: 3,
      isFloor: true,
    },
    { what: what('orders confirmed'), figure: books.orders, unit: '' },
    { what: what('orders whose email did not arrive'), figure: books.withoutEmail, ...none },
    { what: what('orders with two letters'), figure: books.withTwoEmails, ...none },
    { what: what('emails of any kind that did not arrive'), figure: books.notArrived, ...none },
  ])
} finally {
  await trial.close()
  await grounds.close()
}

function rowsOf(name: string, figures: MoodFigures, mayCopy: boolean) {
  const sorted = figures.orderMs.toSorted((one, other) => one - other)
  const when = (words: string) => what(`${name}: ${words}`)
  const { failed, copies } = figures
  return [
    {
      ...{ what: when('requests that failed'), figure: failed.length, ...none },
      ...(failed.length > 0 && { note: failed.slice(0, 3).join('; ') }),
    },
    {
      what: when('half of the orders within'),
      figure: sorted[Math.floor(sorted.length / 2)] ?? 0,
      unit: 'ms',
    },
    { what: when('slowest order'), figure: sorted.at(-1) ?? 0, unit: 'ms', budget: 500 },
    {
      what: when('another job is done within'),
      figure: figures.otherJobMs,
      unit: 'ms',
      budget: 5000,
    },
    {
      ...{ what: when('emails that came twice, under one Message-ID'), figure: copies, unit: '' },
      ...(!mayCopy && { budget: 0 }),
    },
  ]
}
