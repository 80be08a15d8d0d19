import { formatPaise } from '#domain/money.ts'
import type { PriceGap } from '#domain/tax/price-gap.ts'
import type { Registration } from '#domain/tax/sale.ts'
import { amber, type Found, green, red, told, type Verdict } from './check.ts'

/** C3: what a regular seller's sarees are called before the law. */
export function codesOfGoods(
  registration: Registration | null,
  found: { without: Found; wrong: Found & { why: string } },
): Verdict {
  if (registration !== 'regular') return green('Only a regular seller has to print the HSN.')
  const { without, wrong } = found
  const words = [
    without.count > 0 &&
      `${told(without, 'saree on sale has no HSN', 'sarees on sale have no HSN')}: enter it under Tax and MRP, or import it as CSV.`,
    wrong.count > 0 &&
      `${told(wrong, 'saree on sale has a wrong HSN', 'sarees on sale have a wrong HSN')}: ${wrong.why}.`,
  ].filter((one) => one !== false)
  return words.length > 0 ? red(words.join(' ')) : green('Every saree on sale has its HSN.')
}

/** C9: prices at which a rupee less keeps the lower rate. */
export function pricesInGaps(
  registration: Registration | null,
  gaps: readonly (Found & { gap: PriceGap })[],
): Verdict {
  const found = gaps.filter(({ count }) => count > 0)
  if (registration !== 'regular' || found.length === 0)
    return green('No price lies between two tax rates.')
  const words = found.map(({ gap, ...of }) => {
    const [keep, higher] = [formatPaise(gap.keepPaise), gap.higherBp / 100]
    return `${told(of, 'piece', 'pieces')} between ${keep} and ${formatPaise(gap.untilPaise)}: the price costs you ${higher} %, ${keep} would keep ${gap.lowerBp / 100} %.`
  })
  return amber(words.join(' '))
}

/** C10: what stands on a label (Legal Metrology). */
export function labelled(found: {
  aboveMrp: Found
  withoutImporter: Found
  withoutMaker: Found
  withoutCountry: Found
}): Verdict {
  const { aboveMrp, withoutImporter, withoutMaker, withoutCountry } = found
  const wrong = [
    aboveMrp.count > 0 &&
      `${told(aboveMrp, 'saree costs more than its MRP', 'sarees cost more than their MRP')}.`,
    withoutImporter.count > 0 &&
      `${told(withoutImporter, 'imported piece names no importer', 'imported pieces name no importer')}.`,
  ].filter((one) => one !== false)
  const missing = [
    withoutCountry.count > 0 &&
      `${told(withoutCountry, 'saree names no country of origin', 'sarees name no country of origin')}.`,
    withoutMaker.count > 0 &&
      `${told(withoutMaker, 'saree names no maker', 'sarees name no maker')}.`,
  ].filter((one) => one !== false)
  const words = [...wrong, ...missing].join(' ')
  if (wrong.length > 0) return red(words)
  return missing.length > 0
    ? amber(words)
    : green('Every saree says its maker and origin, and none costs more than its MRP.')
}
