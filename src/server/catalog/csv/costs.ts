import { CostsForm } from '#contract/costs/types.ts'
import { inOwnWords, readIssues } from '#contract/read-issues.ts'
import { toRupees } from '#domain/money.ts'
import type { CostRow } from '../../costs/queries.ts'
import { type Given, givenOf, isChanged } from '../../costs/save-costs.ts'
import { type CsvFault, faultOf } from '../../platform/csv.ts'
import type { CsvRow } from './read.ts'

// What pieces cost the shop stands in files of those alone who may see it.

const given = ['purchasePrice', 'otherCosts'] as const

const fieldOf = { purchase: 'purchasePrice', other: 'otherCosts' } as const

/** The cells of a product's last entry. */
export const costCells = (last: CostRow | undefined): Record<string, string> => ({
  purchasePrice: last?.purchase_paise == null ? '' : String(toRupees(last.purchase_paise)),
  otherCosts: last ? String(toRupees(last.other_paise)) : '',
  costsSeen: String(last?.id ?? 0),
})

/** What a row says of costs beside what is known; null where it says nothing of them, or of an entry that is not the last one. */
export function readCosts(
  { row, cells }: CsvRow,
  last: CostRow | undefined,
  faults: CsvFault[],
): Given | null {
  if (!given.some((column) => column in cells)) return null
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
  const costs = givenOf(parsed.data)
  if (!isChanged({ last, given: costs })) return null
  const { costsSeen = '' } = cells
  if (costsSeen === '' || costsSeen === known['costsSeen']) return costs
  const sides = given.map((column) => ({
    ...{ column, here: known[column] ?? '', file: cells[column] ?? null },
  }))
  faults.push(faultOf(row, 'costsSeen', { code: 'outdated', params: { sides } }))
  return null
}
