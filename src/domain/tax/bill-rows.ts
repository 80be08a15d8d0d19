import type { Paise } from '#domain/money.ts'
import type { Bill, BillRow, Sale, SaleDiscount, SaleLine } from './sale.ts'
import { spread } from './spread.ts'
import { splitTax } from './tax-heads.ts'
import { rateFor, type TaxRate } from './tax-rate.ts'

/**
 * Each line after its discounts at its rate, then delivery and fee shared out over the rates of the goods that they
 * follow (CGST Act, sections 8 and 15); null where a line has no rate that day.
 */
export function billRows(
  sale: Sale,
  supply: Bill['supply'],
  rates: readonly TaxRate[],
): BillRow[] | null {
  const discounts = discountsOf(sale.lines, sale.discounts ?? [])
  const goods: BillRow[] = []
  for (const [at, line] of sale.lines.entries()) {
    const grossPaise = line.unitPaise * line.quantity
    const discountPaise = discounts[at] ?? 0
    const netPaise = grossPaise - discountPaise
    const rateBp = rateOfLine(sale, supply, rates, line, netPaise)
    if (rateBp === undefined) return null
    const amounts = { grossPaise, discountPaise, netPaise }
    const { hsn, quantity } = line
    goods.push(rowOf({ kind: 'goods', line: at, hsn, quantity, rateBp, ...amounts }, supply))
  }
  return [
    ...goods,
    ...followers('delivery', sale.deliveryPaise ?? 0, goods, supply),
    ...followers('fee', sale.feePaise ?? 0, goods, supply),
  ]
}

/** What each line gives up: every discount over what its lines have left, one after the other. */
function discountsOf(lines: readonly SaleLine[], discounts: readonly SaleDiscount[]): Paise[] {
  const left = lines.map((line) => line.unitPaise * line.quantity)
  const given = lines.map(() => 0)
  for (const { paise, lines: named } of discounts) {
    const weights = left.map((rest, at) => (named === undefined || named.includes(at) ? rest : 0))
    const most = weights.reduce((all, weight) => all + weight, 0)
    for (const [at, share] of spread(Math.min(paise, most), weights).entries()) {
      given[at] = (given[at] ?? 0) + share
      left[at] = (left[at] ?? 0) - share
    }
  }
  return given
}

/** Null where no tax may be charged, 0 under a letter of undertaking, undefined where the law knows none. */
function rateOfLine(
  { seller, on }: Sale,
  supply: Bill['supply'],
  rates: readonly TaxRate[],
  line: SaleLine,
  netPaise: Paise,
): number | null | undefined {
  if (seller.registration !== 'regular') return null
  if (supply === 'export' && seller.hasLut) return 0
  return rateFor(rates, line.taxClass, on, netPaise, line.quantity) ?? undefined
}

/** What goes along with the goods: one row a rate, under the code of its dearest line. */
function followers(
  kind: 'delivery' | 'fee',
  paise: Paise,
  goods: readonly BillRow[],
  supply: Bill['supply'],
): BillRow[] {
  const rates = [...new Set(goods.map((row) => row.rateBp))]
  const groups = rates.map((rateBp) => goods.filter((row) => row.rateBp === rateBp))
  const sumOf = (field: 'netPaise' | 'grossPaise') =>
    groups.map((rows) => rows.reduce((all, row) => all + row[field], 0))
  const nets = sumOf('netPaise')
  const shares = spread(paise, nets.some((net) => net > 0) ? nets : sumOf('grossPaise'))
  return groups.flatMap((rows, at) => {
    const share = shares[at] ?? 0
    if (share === 0) return []
    const dearest = rows.reduce((best, row) => (row.netPaise > best.netPaise ? row : best))
    const { hsn, rateBp } = dearest
    const amounts = { grossPaise: share, discountPaise: 0, netPaise: share }
    return [rowOf({ kind, line: null, hsn, quantity: 0, rateBp, ...amounts }, supply)]
  })
}

type Untaxed = Omit<BillRow, 'taxablePaise' | 'cgstPaise' | 'sgstPaise' | 'igstPaise'>

const rowOf = (row: Untaxed, supply: Bill['supply']): BillRow => ({
  ...row,
  ...splitTax(row.netPaise, row.rateBp ?? 0, supply),
})
