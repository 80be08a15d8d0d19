import type { LawNumberForm, LawNumberRow } from '#contract/tax/law-number-types.ts'
import { ShopError } from '#domain/errors.ts'
import { dayBefore, dayInIndia } from '#domain/india-day.ts'
import { toPaise, toRupees } from '#domain/money.ts'
import { type Actor, record } from '../audit/audit.ts'
import type { Query } from '../platform/db/database.ts'
import type { Tables } from '../platform/db/tables.ts'
import { bumpVersion } from '../platform/db/version.ts'
import type { Shop } from '../platform/shop.ts'
import { endLawNumber, insertLawNumber, lawNumbers } from './queries.ts'

type Unit = Tables['law_numbers']['unit']

const units = {
  ...{ paise: 'rupees', days: 'days', months: 'months', MMDD: 'day-of-year' },
} as const satisfies Record<Unit, LawNumberRow['unit']>

/** Every limit and clock that ever was, by name, the oldest first. */
export async function presentLawNumbers(db: Query): Promise<LawNumberRow[]> {
  const rows = await lawNumbers(db)
  const byName = rows.sort((a, b) => order(`${a.name} ${a.from_day}`, `${b.name} ${b.from_day}`))
  return byName.map(({ name, value, unit, source, note, ...row }) => ({
    ...{ name, from: row.from_day, to: row.to_day, unit: units[unit], source, note },
    value: unit === 'paise' ? toRupees(value) : value,
  }))
}

const order = (one: string, other: string) => (one < other ? -1 : 1)

/** What a limit is from a day on: the row before it ends the day before, and is changed in nothing else. */
export function saveLawNumber(shop: Shop, actor: Actor, form: LawNumberForm) {
  const now = shop.now()
  return shop.db.write(async (tx) => {
    // Whoever saves next waits here, and sees what was saved.
    await bumpVersion(tx, now)
    const { name, from, source } = form
    const rows = (await lawNumbers(tx)).filter((row) => row.name === name)
    const [known] = rows
    if (!known) throw new ShopError('no-such-limit')
    refuseFrom(rows, from, dayInIndia(now))
    const { unit } = known
    const value = storedValue(unit, form.value)
    await endLawNumber(tx, name, dayBefore(from))
    await insertLawNumber(tx, { name, from_day: from, to_day: null, value, unit, source, note: '' })
    const what = { action: 'create', kind: 'taxes', id: null, subject: name } as const
    await record(tx, actor, now, { ...what, after: form })
    return presentLawNumbers(tx)
  })
}

type Span = { from_day: string; to_day: string | null }

function refuseFrom(rows: readonly Span[], from: string, today: string) {
  if (from < today) throw new ShopError('limit-in-the-past', { at: 'from' })
  const isOver = (row: Span) => row.from_day >= from || (row.to_day !== null && row.to_day >= from)
  if (rows.some(isOver)) throw new ShopError('limit-over-another', { at: 'from' })
}

/** Whole paise, days or months; a day of every year has to be one. */
function storedValue(unit: Unit, value: number) {
  if (unit === 'paise') return toPaise(value)
  if (!Number.isInteger(value) || (unit === 'MMDD' && !isDayOfYear(value)))
    throw new ShopError('limit-no-such-value', { at: 'value' })
  return value
}

function isDayOfYear(value: number) {
  const [month, day] = [Math.floor(value / 100), value % 100]
  const read = new Date(Date.UTC(2027, month - 1, day))
  return read.getUTCMonth() === month - 1 && read.getUTCDate() === day
}
