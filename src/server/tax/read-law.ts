import { TaxSettings } from '#contract/tax/types.ts'
import type { RetentionLaw } from '#domain/documents/retention.ts'
import type { Day } from '#domain/india-day.ts'
import type { SaleSeller, TaxLaw } from '#domain/tax/sale.ts'
import { taxStates } from '#domain/tax/states.ts'
import { isInForce } from '#domain/tax/tax-rate.ts'
import { untilSaved } from '../platform/cache/until-saved.ts'
import type { Database, Query } from '../platform/db/database.ts'
import { allRates, lawNumbers, settingsRows } from './queries.ts'

/** What the shop is on a day; null until its owner has said it. */
export async function settingsOn(db: Query, day: Day): Promise<TaxSettings | null> {
  const row = await settingsRows(db).where('from_day', '<=', day).limit(1).executeTakeFirst()
  return row ? TaxSettings.parse(JSON.parse(row.value)) : null
}

/** What the shop is on a day, and what it will be on later ones; the last day first. */
export async function settingsFrom(db: Query, day: Day): Promise<TaxSettings[]> {
  const rows = await settingsRows(db).execute()
  const today = rows.findIndex(({ from_day }) => from_day <= day)
  const said = today < 0 ? rows : rows.slice(0, today + 1)
  return said.map(({ value }) => TaxSettings.parse(JSON.parse(value)))
}

/** The law as rows: every rate, and from which day invoices are listed on their own above which amount. */
export async function readLaw(db: Query): Promise<TaxLaw> {
  const [rates, numbers] = [await allRates(db), await lawNumbers(db)]
  return {
    taxRates: rates.map((row) => ({
      taxClass: row.tax_class,
      from: row.from_day,
      to: row.to_day,
      abovePaise: row.above_paise,
      rateBp: row.rate_bp,
    })),
    b2clLimits: numbers
      .filter(({ name }) => name === 'b2cl-limit')
      .map((row) => ({ from: row.from_day, paise: row.value })),
    withoutLegislature: taxStates
      .filter((state) => state.isWithoutLegislature)
      .map(({ code }) => code),
  }
}

/** The limits and clocks of the law in force on a day, by name. */
export async function numbersOn(db: Query, day: Day): Promise<Map<string, number>> {
  return inForce(await lawNumbers(db), day)
}

function inForce(rows: Awaited<ReturnType<typeof lawNumbers>>, day: Day) {
  const of = rows.filter((row) => isInForce({ from: row.from_day, to: row.to_day }, day))
  return new Map(of.map((row) => [row.name, row.value]))
}

const keptNumbers = untilSaved<Awaited<ReturnType<typeof lawNumbers>>>()

/** The same, kept until somebody saves something (until-saved.ts). */
export async function keptNumbersOn(
  db: Database,
  day: Day,
  { query = db.read, saved }: { query?: Query; saved?: number } = {},
): Promise<Map<string, number>> {
  return inForce(await keptNumbers(db, () => lawNumbers(query), saved), day)
}

/** How long documents are kept and may be credited, by the rows in force on a day. */
export async function retentionOn(db: Query, day: Day): Promise<RetentionLaw> {
  const numbers = await numbersOn(db, day)
  const asDay = (value: number) =>
    `${String(value).padStart(4, '0').slice(0, 2)}-${String(value).padStart(4, '0').slice(2)}`
  return {
    annualReturnDue: asDay(numbers.get('annual-return-due') ?? 1231),
    keepMonths: numbers.get('keep-months') ?? 72,
    lastCreditDay: asDay(numbers.get('last-credit-day') ?? 1130),
  }
}

/** The shop as the rules of a sale see it; one that has said nothing sells as it always did. */
export function sellerOn(settings: TaxSettings | null, day: Day): SaleSeller {
  if (!settings) return { registration: 'unregistered', stateCode: '', mayCrossStates: true }
  return {
    registration: settings.registration,
    stateCode: settings.stateCode,
    hasLut: settings.lutNumber !== '' && settings.lutValidTo >= day,
    mayCrossStates: settings.mayCrossStates,
    registeredBuyerPlace: settings.registeredBuyerPlace,
  }
}

/** True of a GSTIN that was never issued to anybody: no PAN counts from 0000. */
export const isPlaceholder = (gstin: string) => gstin.slice(7, 11) === '0000'
