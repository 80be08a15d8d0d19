import { locale } from '#web/words/en/admin/locale.ts'

const dayMs = 86_400_000
/** India keeps one time all year: UTC + 5:30. */
const indiaOffsetMs = 19_800_000
const mostDays = 366

export const lengths = ['7', '30', '90', '365'] as const
export type Length = (typeof lengths)[number] | 'own'

/** The days that the figures are of, both included; `span` is null where they make no sense. */
export type Period = {
  length: Length
  from: string
  to: string
  span: { from: string; to: string } | null
}

/** What the address asks for; the last 30 days where it says nothing usable. */
export function periodOf(query: URLSearchParams, nowMs: number): Period {
  const length = lengths.find((one) => one === query.get('days')) ?? '30'
  const [from, to] = [query.get('from'), query.get('to')]
  if (from === null || to === null) {
    const days = lastDays(Number(length), nowMs)
    return { length, ...days, span: days }
  }
  return { length: 'own', from, to, span: isUsable(from, to) ? { from, to } : null }
}

export function periodAddress(period: Pick<Period, 'length' | 'from' | 'to'>): URLSearchParams {
  const { length, from, to } = period
  if (length === 'own') return new URLSearchParams({ from, to })
  return new URLSearchParams(length === '30' ? {} : { days: length })
}

function lastDays(count: number, nowMs: number) {
  const today = Math.floor((nowMs + indiaOffsetMs) / dayMs)
  return { from: dayText(today - count + 1), to: dayText(today) }
}

function isUsable(from: string, to: string): boolean {
  const [first, last] = [dayOf(from), dayOf(to)]
  return first !== null && last !== null && last >= first && last - first < mostDays
}

const dayText = (day: number) => new Date(day * dayMs).toISOString().slice(0, 10)

/** Days since 1970; null of what is no date. */
function dayOf(text: string): number | null {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return null
  const at = Date.parse(`${text}T00:00:00Z`)
  return Number.isNaN(at) || dayText(at / dayMs) !== text ? null : at / dayMs
}

type Day = { day: string; orders: number; total: number }
export type Bucket = { key: string; name: string; orders: number; total: number }

/** More bars than this would be thinner than their gaps. */
const mostBars = 62

export const isByMonth = (days: readonly Day[]) => days.length > mostBars

/** A bar a day, or a bar a month where there are too many days. */
export function bucketsOf(days: readonly Day[]): Bucket[] {
  if (!isByMonth(days)) {
    return days.map(({ day, orders, total }) => ({ key: day, name: dayName(day), orders, total }))
  }
  const months = Map.groupBy(days, ({ day }) => day.slice(0, 7))
  return [...months].map(([month, of]) => ({
    key: month,
    name: monthName(month),
    orders: of.reduce((sum, { orders }) => sum + orders, 0),
    total: of.reduce((sum, { total }) => sum + total, 0),
  }))
}

const named = (format: Intl.DateTimeFormatOptions) => {
  const formatter = new Intl.DateTimeFormat(locale, { ...format, timeZone: 'UTC' })
  return (day: string) => formatter.format(new Date(`${day}T00:00:00Z`))
}
const dayName = named({ day: 'numeric', month: 'short', year: 'numeric' })
const firstDayName = named({ month: 'long', year: 'numeric' })
const monthName = (month: string) => firstDayName(`${month}-01`)
