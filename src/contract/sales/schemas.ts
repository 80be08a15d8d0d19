import { type SchemaTable, textAs } from '../schema-table.ts'
import type * as adminCalls from './admin-calls.ts'
import { SalesFigures, SalesQuery, SalesTableQuery } from './types.ts'

export const schemas: SchemaTable<typeof adminCalls> = {
  salesFigures: {
    summary:
      'What was sold in some days, beside as many days before: by day, category, weave, town, channel and saree.',
    input: SalesQuery,
    answer: SalesFigures,
  },
  moneyCsv: {
    summary:
      'The payments and refunds of some days as a CSV file, in the order in which they came.',
    input: SalesQuery,
    answer: textAs('text/csv'),
  },
  salesCsv: {
    summary: 'One table of the sales of some days as a CSV file.',
    input: SalesTableQuery,
    answer: textAs('text/csv'),
  },
}
