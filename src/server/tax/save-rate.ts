import type { TaxRateForm, TaxRateRow } from '#contract/tax/types.ts'
import { ShopError } from '#domain/errors.ts'
import { dayBefore, dayInIndia } from '#domain/india-day.ts'
import { toPaise, toRupees } from '#domain/money.ts'
import { refusal } from '#domain/refusals/list.ts'
import { type Actor, record } from '../audit/audit.ts'
import type { Query } from '../platform/db/database.ts'
import { bumpVersion } from '../platform/db/version.ts'
import type { Shop } from '../platform/shop.ts'
import { allRates, endRate, insertRate, taxClass } from './queries.ts'

export async function presentRates(db: Query): Promise<TaxRateRow[]> {
  return (await allRates(db)).map((row) => ({
    ...{ id: row.id, taxClass: row.tax_class, className: row.class_name },
    ...{ from: row.from_day, to: row.to_day, above: toRupees(row.above_paise) },
    rate: row.rate_bp / 100,
    ...{ source: row.source, isDisputed: row.is_disputed === 1, note: row.note },
  }))
}

/** A rate from a day on: the row of its class and band that it follows ends the day before, and is changed in nothing else. */
export function saveRate(shop: Shop, actor: Actor, form: TaxRateForm): Promise<TaxRateRow[]> {
  const now = shop.now()
  return shop.db.write(async (tx) => {
    // Whoever saves next waits here, and sees what was saved.
    await bumpVersion(tx, now)
    const known = await taxClass(tx, form.taxClass)
    if (!known) throw new ShopError('no-such-tax-class')
    const above_paise = toPaise(form.above)
    const band = (await allRates(tx)).filter(
      (row) => row.tax_class === form.taxClass && row.above_paise === above_paise,
    )
    refuseOverlap(band, form.from, dayInIndia(now))
    const open = band.find((row) => row.to_day === null)
    if (open) await endRate(tx, open.id, dayBefore(form.from))
    const { taxClass: tax_class, from: from_day, source, note } = form
    const rate_bp = Math.round(form.rate * 100)
    await insertRate(tx, { tax_class, from_day, to_day: null, above_paise, rate_bp, source, note })
    const what = { action: 'create', kind: 'taxes', id: null, subject: known.name } as const
    await record(tx, actor, now, { ...what, after: form })
    return presentRates(tx)
  })
}

type Band = { from_day: string; to_day: string | null }

function refuseOverlap(band: readonly Band[], from: string, today: string) {
  const over = band.filter(
    (row) => row.from_day >= from || (row.to_day !== null && row.to_day >= from),
  )
  const [last] = over
    .map((row) => row.from_day)
    .toSorted()
    .toReversed()
  if (last) throw new ShopError(refusal('rate-over-another', { day: last }), { at: 'from' })
  if (band.length > 0 && from < today) throw new ShopError('rate-in-the-past', { at: 'from' })
}
