import type { RateSum, TaxHeads } from '#domain/tax/sale.ts'
import { byRate } from '#domain/tax/tax-heads.ts'
import type { TaxDocument } from './tax-document.ts'

/** The portal wants rupees as numbers; this shop charges no cess. */
export const rupees = (paise: number) => paise / 100

/** '2026-12-03' as '03-12-2026'. */
export const portalDay = (day: string) => day.split('-').reverse().join('-')

export const percent = (rateBp: number | null) => (rateBp ?? 0) / 100

export const allHeads = (of: TaxHeads) => ({
  txval: rupees(of.taxablePaise),
  iamt: rupees(of.igstPaise),
  camt: rupees(of.cgstPaise),
  samt: rupees(of.sgstPaise),
  csamt: 0,
})

export const igstOnly = (of: TaxHeads) => ({
  txval: rupees(of.taxablePaise),
  iamt: rupees(of.igstPaise),
  csamt: 0,
})

/** One numbered item a rate. */
export const itemsOf = <Heads>(document: TaxDocument, headsOf: (sum: RateSum) => Heads) =>
  byRate(document.rows).map((sum, at) => ({
    num: at + 1,
    itm_det: { rt: percent(sum.rateBp), ...headsOf(sum) },
  }))

/** Groups in the order in which their keys first appear. */
export function groupBy<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): [string, Item[]][] {
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const group = groups.get(keyOf(item))
    if (group) group.push(item)
    else groups.set(keyOf(item), [item])
  }
  return [...groups]
}
