import type { Paise } from '#domain/money.ts'
import type { Bill, BillRow, TaxHeads } from './sale.ts'
import { spread } from './spread.ts'
import { splitTax } from './tax-heads.ts'

export type AdvanceRow = TaxHeads & Pick<BillRow, 'kind' | 'line' | 'hsn' | 'rateBp' | 'netPaise'>

/** Money that came before its goods left, over the rows that it is for, each with the tax inside it (CGST Rules, rule 50). */
export function advanceRows(bill: Pick<Bill, 'rows' | 'supply'>, paise: Paise): AdvanceRow[] {
  const shares = spread(
    paise,
    bill.rows.map((row) => row.netPaise),
  )
  return bill.rows.flatMap(({ kind, line, hsn, rateBp }, at) => {
    const netPaise = shares[at] ?? 0
    if (netPaise === 0) return []
    return [{ kind, line, hsn, rateBp, netPaise, ...splitTax(netPaise, rateBp ?? 0, bill.supply) }]
  })
}
