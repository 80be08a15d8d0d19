import { type SchemaTable, textAs } from '../schema-table.ts'
import type * as adminCalls from './admin-calls.ts'
import { BackFigures, BackTableQuery, SalesFigures, SalesQuery, SalesTableQuery } from './types.ts'

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
  backFigures: {
    summary:
      'Why pieces of the orders of some days came back, or were not taken at the door: by weave and PIN code.',
    input: SalesQuery,
    answer: BackFigures,
  },
  backCsv: {
    summary: 'One table of what came back as a CSV file.',
    input: BackTableQuery,
    answer: textAs('text/csv'),
  },
  salesCsv: {
    summary: 'One table of the sales of some days as a CSV file.',
    input: SalesTableQuery,
    answer: textAs('text/csv'),
  },
}
