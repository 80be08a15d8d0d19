import type { TaxSettings } from '#contract/tax/types.ts'
import { type Days, daysOfPeriod } from '#domain/books/period.ts'
import { ShopError } from '#domain/errors.ts'
import { dayAfter } from '#domain/india-day.ts'
import type { PlainCode } from '#domain/refusals/list.ts'
import { refuseRedReturn } from '../compliance/present.ts'
import type { Query } from '../platform/db/database.ts'
import type { Shop } from '../platform/shop.ts'
import { settingsOn } from '../tax/read-law.ts'
import { type ClosedPeriod, closedPeriods, firstUnreported, type Span } from './queries.ts'

export type FoundPeriod = {
  span: Span
  closed: ClosedPeriod | null
  settings: TaxSettings
  /** The first day of documents before it that no return has; null where there are none. */
  earlier: string | null
}

/** A period with the documents that belong to it; refused where the shop files no such return. */
export async function findPeriod(db: Query, period: string): Promise<FoundPeriod> {
  const all = await closedPeriods(db)
  const closed = all.find((one) => one.period === period) ?? null
  const month = daysOfPeriod(period, 'monthly')
  if (!month) throw wrongPeriod('no-month')
  const settings = await settingsOn(db, month.to)
  if (settings?.registration !== 'regular') throw new ShopError('no-regular-seller')
  if (closed) {
    const days = { from: closed.from_day, to: closed.to_day }
    return {
      span: { ...days, period, isClosed: true, leftUntil: '' },
      closed,
      settings,
      earlier: null,
    }
  }
  const whole = daysOfPeriod(period, settings.filing)
  if (!whole) throw wrongPeriod('files-by-quarter')
  const days = openDays(whole, all)
  const span = { ...days, period, isClosed: false, leftUntil: '' }
  const closedUntil = all.find((one) => one.to_day < days.from)?.to_day ?? ''
  const earlier = await firstUnreported(db, closedUntil, days.from)
  const leftUntil = earlier === null ? closedUntil : ''
  return { span: { ...span, leftUntil }, closed, settings, earlier }
}

/** A period whose return may be made: closed, or with nothing red that nobody has waived. */
export async function readyPeriod(shop: Shop, db: Query, period: string): Promise<FoundPeriod> {
  const found = await findPeriod(db, period)
  if (!found.closed) await refuseRedReturn(shop, db, found.span)
  return found
}

/** A quarter whose first month was closed on its own begins after it. */
function openDays({ from, to }: Days, all: readonly ClosedPeriod[]): Days {
  const within = all.filter((one) => one.from_day <= to && from <= one.to_day)
  const last = within[0]?.to_day
  if (last === undefined) return { from, to }
  if (last >= to) throw new ShopError('period-in-longer-one')
  return { from: dayAfter(last), to }
}

const wrongPeriod = (told: PlainCode) => new ShopError(told, { at: 'period' })
