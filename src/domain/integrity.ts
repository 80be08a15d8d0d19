import { formatRupees, type Paise } from './money.ts'

/** An order that a buyer was told of and that the database does not have. */
export type MissingOrder = {
  /** Tells one order from every other, also from a later one under the same number. */
  key: string
  number: string
  /** When it was acknowledged, milliseconds since 1970. */
  at: number
  totalPaise: Paise
}

/** What the last check of a shop's data has found. */
export type Findings = {
  /** True from a start until its first check has ended. */
  isChecking: boolean
  /** When the last check ended; null: none ever did. */
  checkedAt: number | null
  /** When every page and every reference was read last; null: never yet. */
  fullyCheckedAt: number | null
  /** When the database was found without damage last; null: never yet. */
  lastSoundAt: number | null
  /** What the database engine says is broken, in its own words. */
  damage: string[]
  missing: MissingOrder[]
  /** When the backup was taken that was restored last; null: none was. */
  restoredFrom: number | null
  /** Lines of the order journal that were changed, or are gone. */
  brokenLines: number
  /** How long the order journal was when it was seen last; it only ever grows. */
  journalBytes: number
  /** True from when it was seen shorter, or gone, until somebody has looked after it. */
  isJournalCut: boolean
}

export const nothingFound: Findings = {
  isChecking: false,
  checkedAt: null,
  fullyCheckedAt: null,
  lastSoundAt: null,
  damage: [],
  missing: [],
  restoredFrom: null,
  brokenLines: 0,
  journalBytes: 0,
  isJournalCut: false,
}

/** What the length of the order journal tells beside what was known of it. */
export const seenJournal = (known: Findings, bytes: number) => ({
  journalBytes: bytes,
  isJournalCut: known.isJournalCut || bytes < known.journalBytes,
})

/** So many orders are named; the journal has them all. */
const mostNamed = 20

/** What a person has to know of the findings, one sentence or a few each: what, since when, what to do. */
export function warningsOf(findings: Findings): string[] {
  const { damage, missing, restoredFrom, brokenLines, lastSoundAt } = findings
  const isNewer = ({ at }: MissingOrder) => restoredFrom !== null && at >= restoredFrom
  const afterBackup = missing.filter(isNewer)
  const lost = missing.filter((order) => !isNewer(order))
  return [
    ...(damage.length > 0 ? [damaged(damage, lastSoundAt)] : []),
    ...(lost.length > 0 ? [lostOrders(lost)] : []),
    ...(afterBackup.length > 0 ? [newerOrders(afterBackup, restoredFrom ?? 0)] : []),
    ...(brokenLines > 0 ? [brokenJournal(brokenLines)] : []),
    ...(findings.isJournalCut ? [cutJournal] : []),
  ]
}

const damaged = (words: string[], lastSoundAt: number | null) =>
  `The database is damaged: ${words.join('; ')}. ${lastSoundAt === null ? '' : `It was last found sound on ${momentOf(lastSoundAt)}. `}Stop the shop, keep a copy of its data folder, and restore the last backup (pallu restore).`

const lostOrders = (orders: MissingOrder[]) =>
  `${countOf(orders)} that buyers were told of ${isOrAre(orders)} not in the database, since ${momentOf(firstOf(orders))}: ${namesOf(orders)}. Keep a copy of the data folder, look for these orders in the emails and payments of that time, and enter them by hand. Their numbers may have been given to later orders.`

const newerOrders = (orders: MissingOrder[], takenAt: number) =>
  `The shop was restored from a backup of ${momentOf(takenAt)}, and ${countOf(orders)} that buyers were told of ${isOrAre(orders)} newer than it: ${namesOf(orders)}. Look for these orders in the emails and payments since then, and enter them by hand.`

const brokenJournal = (lines: number) =>
  `The order journal was changed or cut: ${lines === 1 ? '1 line does' : `${lines} lines do`} not follow from the one before. It can no longer say for sure that every order is there.`

const cutJournal =
  'The order journal (orders.journal in the data folder) was deleted or made shorter. It can no longer say for sure that every order is there: put it back from a copy of the folder, or compare the last orders with the emails and payments of that time.'

const countOf = (orders: MissingOrder[]) =>
  orders.length === 1 ? '1 order' : `${orders.length} orders`
const isOrAre = (orders: MissingOrder[]) => (orders.length === 1 ? 'is' : 'are')
const firstOf = (orders: MissingOrder[]) => Math.min(...orders.map(({ at }) => at))

function namesOf(orders: MissingOrder[]): string {
  const named = orders
    .slice(0, mostNamed)
    .map(({ number, at, totalPaise }) => `${number} (${momentOf(at)}, ${formatRupees(totalPaise)})`)
  const more = orders.length - named.length
  return named.join(', ') + (more > 0 ? ` and ${more} more` : '')
}

const moment = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
})

/** '15 Jan 2026, 12:00 pm', as the clocks of India show it. */
const momentOf = (at: number) => moment.format(at).replaceAll('\u202f', ' ')

const hourMs = 3_600_000
const indiaMs = 5.5 * hourMs
const night = { from: 2, to: 5 }

/** Says whether every page is to be read again: once a night in India, and after two days at any hour. */
export function isFullCheckDue(now: number, fullyCheckedAt: number | null): boolean {
  const age = fullyCheckedAt === null ? Number.POSITIVE_INFINITY : now - fullyCheckedAt
  const hour = new Date(now + indiaMs).getUTCHours()
  const isNight = hour >= night.from && hour < night.to
  return isNight ? age >= 20 * hourMs : age >= 48 * hourMs && fullyCheckedAt !== null
}
