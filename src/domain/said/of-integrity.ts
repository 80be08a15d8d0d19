import { formatRupees, type Paise } from '#domain/money.ts'
import type { CodeOf } from './sentence.ts'

/** An order as a warning names it; `at` is when it was acknowledged. */
export type NamedOrder = { number: string; at: number; totalPaise: Paise }

/** The first of some orders by name, how many they are, and when the earliest was acknowledged. */
export type NamedOrders = { orders: NamedOrder[]; count: number; since: number }

const moment = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
})

/** '15 Jan 2026, 12:00 pm', as the clocks of India show it. */
const momentOf = (at: number) => moment.format(at).replaceAll('\u202f', ' ')

const ordersAre = (count: number) =>
  count === 1
    ? '1 order that buyers were told of is'
    : `${count} orders that buyers were told of are`

function namesOf({ orders, count }: NamedOrders): string {
  const named = orders.map(
    ({ number, at, totalPaise }) => `${number} (${momentOf(at)}, ${formatRupees(totalPaise)})`,
  )
  const more = count - named.length
  return named.join(', ') + (more > 0 ? ` and ${more} more` : '')
}

/** What whoever looks after the shop has to know of its data: what, since when, what to do. */
export const integritySentences = {
  'database-damaged': ({ damage, soundAt }: { damage: string[]; soundAt: number | null }) =>
    `The database is damaged: ${damage.join('; ')}. ${soundAt === null ? '' : `It was last found sound on ${momentOf(soundAt)}. `}Stop the shop, keep a copy of its data folder, and restore the last backup (pallu restore).`,
  'orders-lost': (of: NamedOrders) =>
    `${ordersAre(of.count)} not in the database, since ${momentOf(of.since)}: ${namesOf(of)}. Keep a copy of the data folder, look for these orders in the emails and payments of that time, and enter them by hand. Their numbers may have been given to later orders.`,
  'orders-newer': (of: NamedOrders & { takenAt: number }) =>
    `The shop was restored from a backup of ${momentOf(of.takenAt)}, and ${ordersAre(of.count)} newer than it: ${namesOf(of)}. Look for these orders in the emails and payments since then, and enter them by hand.`,
  'journal-broken': ({ lines }: { lines: number }) =>
    `The order journal was changed or cut: ${lines === 1 ? '1 line does' : `${lines} lines do`} not follow from the one before. It can no longer say for sure that every order is there.`,
  'journal-cut':
    'The order journal (orders.journal in the data folder) was deleted or made shorter. It can no longer say for sure that every order is there: put it back from a copy of the folder, or compare the last orders with the emails and payments of that time.',
  'journal-not-written':
    'The order journal cannot be written: is the disk full, or the data folder read-only?',
  'never-backed-up':
    'This shop has never been backed up. Set up a backup every hour: docs/backup.md says how.',
  'backup-old': ({ days }: { days: number }) =>
    `The last backup is ${days === 1 ? 'more than a day' : `${days} days`} old. Please see why the hourly backup stopped: docs/backup.md says how.`,
}

export type IntegritySentences = typeof integritySentences
export type DataWarning = CodeOf<IntegritySentences>
