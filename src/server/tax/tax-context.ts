import type { TaxSettings, TaxSummary } from '#contract/tax/types.ts'
import { ShopError } from '#domain/errors.ts'
import { type Day, dayInIndia } from '#domain/india-day.ts'
import { toRupees } from '#domain/money.ts'
import { billOf } from '#domain/tax/bill.ts'
import type { Bill, TaxHeads, TaxLaw } from '#domain/tax/sale.ts'
import type { Database, Query } from '../platform/db/database.ts'
import { onePerDatabase } from '../platform/db/one-per-database.ts'
import { factsOf } from './queries.ts'
import { readLaw, settingsOn } from './read-law.ts'
import { type Sold, saleOf } from './sale-of.ts'

/** What tells the tax of a sale today. */
export type TaxContext = { settings: TaxSettings; law: TaxLaw; day: Day }

/** Null for a shop that has not said what it is before the law. */
export async function taxContextAt(db: Query, now: number): Promise<TaxContext | null> {
  const day = dayInIndia(now)
  const settings = await settingsOn(db, day)
  return settings && { settings, law: await readLaw(db), day }
}

type Known = { saved: number; day: Day; context: Promise<TaxContext | null> }

const knownOf = onePerDatabase((): { last?: Known } => ({}))

/** The same, asked again on another day and when somebody has saved something (until-saved.ts). */
export function keptTaxContext(
  db: Database,
  now: number,
  saved = db.version().saved,
): Promise<TaxContext | null> {
  const kept = knownOf(db)
  const day = dayInIndia(now)
  if (kept.last?.saved === saved && kept.last.day === day) return kept.last.context
  const context = taxContextAt(db.read, now)
  kept.last = { saved, day, context }
  context.catch(() => delete kept.last)
  return context
}

/** True of whoever charges tax, and so asks a buyer for a GSTIN. */
export const isRegular = (context: TaxContext | null) =>
  context?.settings.registration === 'regular'

/** The bill that this sale would have today. */
export async function billAt(db: Query, { settings, law, day }: TaxContext, sold: Sold) {
  const facts = await factsOf(
    db,
    sold.lines.map((line) => line.productId),
  )
  return billOf(saleOf(sold, facts, settings, day), law)
}

/** Refuses before anybody pays what the law does not let this shop sell there. */
export async function refuseUnlawful(db: Query, context: TaxContext | null, sold: Sold) {
  const bill = context && (await billAt(db, context, sold))
  if (bill && 'refused' in bill) throw new ShopError(refusals[bill.refused])
}

const refusals = {
  'must-be-regular-to-cross-states': 'own-state-only',
  'no-rate': 'saree-without-rate',
} as const

type Taxed = TaxHeads & Pick<Bill, 'kind' | 'place' | 'supply' | 'stateTax' | 'byRate'>

/** The tax inside a total, in rupees; null where none is charged. */
export function presentTax(bill: Taxed | { refused: string } | null): TaxSummary | null {
  if (!bill || 'refused' in bill || bill.kind !== 'tax-invoice') return null
  const { place, supply, stateTax } = bill
  return {
    ...{ place, supply, stateTax, ...headsOf(bill) },
    tax: toRupees(bill.cgstPaise + bill.sgstPaise + bill.igstPaise),
    byRate: bill.byRate.map((sum) => ({ rate: (sum.rateBp ?? 0) / 100, ...headsOf(sum) })),
  }
}

/** The heads of tax in rupees. */
export const headsOf = (of: TaxHeads) => ({
  taxable: toRupees(of.taxablePaise),
  cgst: toRupees(of.cgstPaise),
  sgst: toRupees(of.sgstPaise),
  igst: toRupees(of.igstPaise),
})
