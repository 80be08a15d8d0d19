import {
  type DataWarning,
  integritySentences,
  type NamedOrders,
} from '#domain/said/of-integrity.ts'
import { sayCode } from '#domain/said/sentence.ts'
import type { Paise } from './money.ts'

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

/** What a person has to know of the findings: what, since when, what to do. */
export function warningCodes(findings: Findings): DataWarning[] {
  const { damage, missing, restoredFrom, brokenLines, lastSoundAt: soundAt } = findings
  const isNewer = ({ at }: MissingOrder) => restoredFrom !== null && at >= restoredFrom
  const newer = missing.filter(isNewer)
  const lost = missing.filter((order) => !isNewer(order))
  const takenAt = restoredFrom ?? 0
  const told: (DataWarning | false)[] = [
    damage.length > 0 && { code: 'database-damaged', params: { damage, soundAt } },
    lost.length > 0 && { code: 'orders-lost', params: named(lost) },
    newer.length > 0 && { code: 'orders-newer', params: { ...named(newer), takenAt } },
    brokenLines > 0 && { code: 'journal-broken', params: { lines: brokenLines } },
    findings.isJournalCut && { code: 'journal-cut', params: {} },
  ]
  return told.filter((one) => one !== false)
}

/** The same in English, a sentence or a few each. */
export const warningsOf = (findings: Findings): string[] =>
  warningCodes(findings).flatMap((code) => sayCode(integritySentences, code) ?? [])

const named = (orders: MissingOrder[]): NamedOrders => ({
  orders: orders
    .slice(0, mostNamed)
    .map(({ number, at, totalPaise }) => ({ number, at, totalPaise })),
  count: orders.length,
  since: Math.min(...orders.map(({ at }) => at)),
})

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
