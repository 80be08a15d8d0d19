import { formatPaise } from '#domain/money.ts'
import { type HsnFault, sayHsnFault } from '#domain/tax/hsn.ts'
import type { PriceGap } from '#domain/tax/price-gap.ts'
import { type Found, told } from './parts.ts'

/** What is found of the sarees on sale. */
export const ofProducts = {
  'hsn-not-needed': 'Only a regular seller has to print the HSN.',
  'hsn-missing': ({ found }: { found: Found }) =>
    `${told(found, 'saree on sale has no HSN', 'sarees on sale have no HSN')}: enter it under Tax and MRP, or import it as CSV.`,
  'hsn-wrong': ({ found, fault }: { found: Found; fault: HsnFault }) =>
    `${told(found, 'saree on sale has a wrong HSN', 'sarees on sale have a wrong HSN')}: ${sayHsnFault(fault)}.`,
  'hsn-said': 'No saree on sale is without its HSN.',
  'no-price-in-gap': 'No price lies between two tax rates.',
  'price-in-gap': ({ found, gap }: { found: Found; gap: PriceGap }) => {
    const [keep, higher] = [formatPaise(gap.keepPaise), gap.higherBp / 100]
    return `${told(found, 'piece', 'pieces')} between ${keep} and ${formatPaise(gap.untilPaise)}: the price costs you ${higher} %, ${keep} would keep ${gap.lowerBp / 100} %.`
  },
  'above-mrp': ({ found }: { found: Found }) =>
    `${told(found, 'saree costs more than its MRP', 'sarees cost more than their MRP')}.`,
  'without-importer': ({ found }: { found: Found }) =>
    `${told(found, 'imported piece names no importer', 'imported pieces name no importer')}.`,
  'without-country': ({ found }: { found: Found }) =>
    `${told(found, 'saree names no country of origin', 'sarees name no country of origin')}.`,
  'without-maker': ({ found }: { found: Found }) =>
    `${told(found, 'saree names no maker', 'sarees name no maker')}.`,
  'labels-complete': 'No saree lacks its maker or origin, and none costs more than its MRP.',
}
