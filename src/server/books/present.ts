import type { Books, GstPeriod } from '#contract/books/types.ts'
import { daysOfPeriod, periodOfDay } from '#domain/books/period.ts'
import { type Day, dayInIndia, financialYearStart } from '#domain/india-day.ts'
import { toRupees } from '#domain/money.ts'
import { turnoverOf } from '../documents/turnover-queries.ts'
import type { Query } from '../platform/db/database.ts'
import { numbersOn, settingsOn } from '../tax/read-law.ts'
import { type FoundPeriod, findPeriod } from './find-period.ts'
import { closedPeriods, countWithoutBill, monthsWithDocuments, sumsOf } from './queries.ts'

export async function presentPeriod(
  db: Query,
  { span, closed }: FoundPeriod,
  now: number,
): Promise<GstPeriod> {
  const sums = await sumsOf(db, span)
  return {
    ...{ period: span.period, from: span.from, to: span.to },
    ...{ documents: Number(sums.documents), cancelled: Number(sums.cancelled) },
    ...{ total: toRupees(Number(sums.total)), taxable: toRupees(Number(sums.taxable)) },
    tax: toRupees(Number(sums.tax)),
    exportsWithoutBill: await countWithoutBill(db, span),
    isOver: span.to < dayInIndia(now),
    closedAt: timeOf(closed?.closed_at),
    ...{ arn: closed?.arn ?? '', filedAt: timeOf(closed?.filed_at), hash: closed?.json_hash ?? '' },
  }
}

const timeOf = (at: number | null | undefined) => (at == null ? null : new Date(at).toISOString())

/** The periods of the return, and the turnover of this financial year by quarter. */
export async function presentBooks(db: Query, now: number): Promise<Books> {
  const today = dayInIndia(now)
  const settings = await settingsOn(db, today)
  const registration = settings?.registration ?? 'unregistered'
  const periods: GstPeriod[] = []
  for (const period of await periodsOf(db, today)) {
    const found = await findPeriod(db, period)
    periods.push(await presentPeriod(db, found, now))
  }
  return {
    ...{ registration, gstin: registration === 'unregistered' ? '' : (settings?.gstin ?? '') },
    ...{ filing: settings?.filing ?? 'monthly', periods },
    turnover: await turnoverAt(db, today, registration),
  }
}

const mostPeriods = 36

/** Closed ones, those with documents and the running one, the newest first. */
async function periodsOf(db: Query, today: Day): Promise<string[]> {
  const closed = await closedPeriods(db)
  // No period is closed while an earlier one is open.
  const closedTo = closed[0]?.to_day ?? ''
  const periods = new Map(closed.map((one) => [one.period, one.to_day]))
  const days = [today, ...(await monthsWithDocuments(db)).map((month) => `${month}-01`)]
  for (const day of days.filter((one) => one > closedTo)) {
    const ofMonth = await openPeriodAt(db, day)
    if (ofMonth) periods.set(ofMonth.period, ofMonth.to)
  }
  const newest = [...periods].sort(([, one], [, other]) => (one < other ? 1 : -1))
  return newest.slice(0, mostPeriods).map(([period]) => period)
}

/** The period of a day as the shop filed then; null where it was no regular seller. */
async function openPeriodAt(db: Query, day: Day) {
  const month = daysOfPeriod(periodOfDay(day, 'monthly'), 'monthly')
  const settings = await settingsOn(db, month?.to ?? day)
  if (settings?.registration !== 'regular') return null
  const period = periodOfDay(day, settings.filing)
  const days = daysOfPeriod(period, settings.filing)
  return days && { period, to: days.to }
}

async function turnoverAt(db: Query, today: Day, registration: Books['registration']) {
  const year = financialYearStart(today)
  const ends = [`06${year}`, `09${year}`, `12${year}`, `03${year + 1}`]
  const quarters: Books['turnover']['quarters'] = []
  for (const end of ends) {
    const days = daysOfPeriod(end, 'quarterly')
    if (days) quarters.push({ ...days, total: toRupees(await turnoverOf(db, days)) })
  }
  const limit = (await numbersOn(db, today)).get(limitOf[registration])
  return {
    ...{ year: `${year}-${String(year + 1).slice(2)}`, quarters },
    total: quarters.reduce((all, { total }) => Math.round((all + total) * 100) / 100, 0),
    limit: limit === undefined ? null : toRupees(limit),
  }
}

const limitOf = {
  regular: 'turnover-e-invoice',
  composition: 'turnover-composition',
  unregistered: 'turnover-goods',
} as const
