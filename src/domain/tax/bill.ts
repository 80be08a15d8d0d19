import { inWords } from './amount-in-words.ts'
import { billRows } from './bill-rows.ts'
import { placeOfSupply } from './place-of-supply.ts'
import type { Bill, BillRefusal, Sale, TaxLaw } from './sale.ts'
import { abroad } from './states.ts'
import { byRate, sumHeads } from './tax-heads.ts'

/** A sale taxed to the paisa: every row adds up, the rows add up to the total that the shopper saw. */
export function billOf(sale: Sale, law: TaxLaw): Bill | { refused: BillRefusal } {
  const place = placeOfSupply(sale)
  const supply = supplyOf(sale.seller.stateCode, place)
  const isTaxed = sale.seller.registration === 'regular'
  if (!isTaxed && supply !== 'intra' && !mayCross(sale))
    return { refused: 'must-be-regular-to-cross-states' }
  const rows = billRows(sale, supply, law.taxRates)
  if (rows === null) return { refused: 'no-rate' }
  const totalPaise = rows.reduce((all, row) => all + row.netPaise, 0)
  return {
    kind: kinds[sale.seller.registration],
    ...{ place, supply, rows, totalPaise },
    stateTax: isTaxed && supply === 'intra' ? stateTaxOf(place, law) : null,
    ...sumHeads(rows),
    discountPaise: rows.reduce((all, row) => all + row.discountPaise, 0),
    byRate: byRate(rows),
    section: isTaxed ? sectionOf(sale, supply, totalPaise, law) : null,
    words: inWords(totalPaise),
  }
}

const kinds = {
  regular: 'tax-invoice',
  composition: 'bill-of-supply',
  unregistered: 'bill',
} as const

function supplyOf(home: string, place: string): Bill['supply'] {
  if (place === abroad) return 'export'
  return place === home ? 'intra' : 'inter'
}

const mayCross = ({ seller, lines }: Sale) =>
  seller.registration === 'unregistered' &&
  seller.mayCrossStates === true &&
  lines.every((line) => line.isHandicraft === true)

const stateTaxOf = (place: string, law: TaxLaw) =>
  law.withoutLegislature.includes(place) ? 'UTGST' : 'SGST'

function sectionOf(sale: Sale, supply: Bill['supply'], totalPaise: number, law: TaxLaw) {
  if (supply === 'export') return 'exp'
  if (sale.buyer?.gstin) return 'b2b'
  return supply === 'inter' && totalPaise > b2clLimit(law, sale.on) ? 'b2cl' : 'b2cs'
}

function b2clLimit({ b2clLimits }: TaxLaw, day: string): number {
  const begun = b2clLimits.filter(({ from }) => from <= day)
  const latest = begun.sort((one, other) => (one.from < other.from ? 1 : -1))[0]
  return latest?.paise ?? Number.POSITIVE_INFINITY
}
