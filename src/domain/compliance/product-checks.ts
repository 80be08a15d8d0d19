import type { Found } from '#domain/compliance/sentences/parts.ts'
import type { HsnFault } from '#domain/tax/hsn.ts'
import type { PriceGap } from '#domain/tax/price-gap.ts'
import type { Registration } from '#domain/tax/sale.ts'
import { finding, green, type Verdict } from './check.ts'

/** Sarees whose code none of their class has, and what is wrong with that of the first. */
export type WrongCodes = Found & { fault: HsnFault | null }

/** C3: what a regular seller's sarees are called before the law. */
export function codesOfGoods(
  registration: Registration | null,
  { without, wrong }: { without: Found; wrong: WrongCodes },
): Verdict {
  if (registration !== 'regular') return green('hsn-not-needed')
  const { fault, ...found } = wrong
  const all = [
    ...(without.count > 0 ? [finding('hsn-missing', { found: without })] : []),
    ...(fault ? [finding('hsn-wrong', { found, fault })] : []),
  ]
  return all.length > 0 ? { state: 'red', found: all } : green('hsn-said')
}

/** C9: prices at which a rupee less keeps the lower rate. */
export function pricesInGaps(
  registration: Registration | null,
  gaps: readonly { found: Found; gap: PriceGap }[],
): Verdict {
  const priced = gaps.filter(({ found }) => found.count > 0)
  if (registration !== 'regular' || priced.length === 0) return green('no-price-in-gap')
  return { state: 'amber', found: priced.map((one) => finding('price-in-gap', one)) }
}

type LabelFault = 'above-mrp' | 'without-importer' | 'without-country' | 'without-maker'

/** C10: what stands on a label (Legal Metrology). */
export function labelled(seen: {
  aboveMrp: Found
  withoutImporter: Found
  withoutMaker: Found
  withoutCountry: Found
}): Verdict {
  const told = (code: LabelFault, found: Found) =>
    found.count > 0 ? [finding(code, { found })] : []
  const wrong = [
    ...told('above-mrp', seen.aboveMrp),
    ...told('without-importer', seen.withoutImporter),
  ]
  const missing = [
    ...told('without-country', seen.withoutCountry),
    ...told('without-maker', seen.withoutMaker),
  ]
  const found = [...wrong, ...missing]
  if (found.length === 0) return green('labels-complete')
  return { state: wrong.length > 0 ? 'red' : 'amber', found }
}
