import { CostsForm } from '#contract/costs/types.ts'
import { inOwnWords, readIssues } from '#contract/read-issues.ts'
import { toPaise, toRupees } from '#domain/money.ts'
import type { CostRow } from '../../costs/queries.ts'
import type { Given } from '../../costs/save-costs.ts'
import type { CsvFault } from '../../platform/csv.ts'
import { costColumns } from './columns.ts'
import type { CsvRow } from './read.ts'

// What pieces cost the shop stands in files of those alone who may see it.

const fieldOf = { purchase: 'purchasePrice', other: 'otherCosts' } as const

/** The cells of a product's last entry. */
export const costCells = (last: CostRow | undefined): Record<string, string> => ({
  purchasePrice: last?.purchase_paise == null ? '' : String(toRupees(last.purchase_paise)),
  otherCosts: last ? String(toRupees(last.other_paise)) : '',
})

/** What a row says of costs beside what is known; null where it says nothing of them. */
export function readCosts(
  { row, cells }: CsvRow,
  last: CostRow | undefined,
  faults: CsvFault[],
): Given | null {
  if (!costColumns.some((column) => column in cells)) return null
  const known = costCells(last)
  const cell = (column: string) => (cells[column] ?? known[column] ?? '').replace(/[₹,\s]/g, '')
  const input = { purchase: cell('purchasePrice'), other: cell('otherCosts') }
  const parsed = CostsForm.safeParse(input, inOwnWords)
  for (const [field, message] of Object.entries(
    readIssues(parsed.error?.issues ?? [], input).fields,
  )) {
    faults.push({ row, column: fieldOf[field === 'other' ? 'other' : 'purchase'], message })
  }
  if (!parsed.success) return null
  const { purchase, other } = parsed.data
  const given = {
    purchasePaise: purchase === null ? null : toPaise(purchase),
    otherPaise: toPaise(other),
  }
  const isSame =
    given.purchasePaise === (last?.purchase_paise ?? null) &&
    given.otherPaise === (last?.other_paise ?? 0)
  return isSame ? null : given
}
