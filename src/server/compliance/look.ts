import type { TaxSettings } from '#contract/tax/types.ts'
import { type Days, daysOfPeriod, periodOfDay } from '#domain/books/period.ts'
import { type Day, dayInIndia } from '#domain/india-day.ts'
import type { Query } from '../platform/db/database.ts'
import type { Shop } from '../platform/shop.ts'
import { numbersOn, settingsOn } from '../tax/read-law.ts'
import { sumsOfDays } from './document-queries.ts'
import { ordersToSend } from './order-queries.ts'

/** What every check is given; what two of them ask is asked once. */
export type Look = {
  shop: Shop
  db: Query
  now: number
  today: Day
  settings: TaxSettings | null
  numbers: ReadonlyMap<string, number>
  /** Whose documents are looked at. */
  days: Days
  /** True where these are the days of a return that was asked for. */
  isOfReturn: boolean
  sums: () => ReturnType<typeof sumsOfDays>
  toSend: () => ReturnType<typeof ordersToSend>
}

/** Without days of a return, the documents of the period before this one and of this one until today. */
export async function lookAt(shop: Shop, db: Query, asked?: Days): Promise<Look> {
  const now = shop.now()
  const today = dayInIndia(now)
  const settings = await settingsOn(db, today)
  const last = lastPeriod(today, settings)
  const days = asked ?? { from: last?.from ?? today, to: today }
  return {
    ...{ shop, db, now, today, settings, days, isOfReturn: asked !== undefined },
    ...{ numbers: await numbersOn(db, today) },
    sums: once(() => sumsOfDays(db, days)),
    toSend: once(() => ordersToSend(db)),
  }
}

/** The period of the return before the one that runs. */
export function lastPeriod(today: Day, settings: TaxSettings | null): Days | null {
  const filing = settings?.filing ?? 'monthly'
  const running = daysOfPeriod(periodOfDay(today, filing), filing)
  if (!running) return null
  const before = new Date(Date.parse(`${running.from}T00:00:00Z`) - 86_400_000)
  return daysOfPeriod(periodOfDay(before.toISOString().slice(0, 10), filing), filing)
}

function once<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let known: Promise<Answer> | undefined
  return () => {
    known ??= ask()
    return known
  }
}
