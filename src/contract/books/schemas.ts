import { type SchemaTable, textAs } from '../schema-table.ts'
import type * as adminCalls from './admin-calls.ts'
import { Books, ClosingForm, DayBookQuery, GstPeriod, PeriodQuery, TableQuery } from './types.ts'

export const schemas: SchemaTable<typeof adminCalls> = {
  getBooks: {
    summary: 'The periods of the return with what they hold, and the turnover of the year.',
    answer: Books,
  },
  gstr1Json: {
    summary:
      'GSTR-1 of a month or quarter, for the offline upload of the portal; refused while a check of its return is red that nobody has waived.',
    input: PeriodQuery,
    answer: textAs('application/json'),
    errors: [409],
  },
  gstr1Csv: {
    summary: 'One table of GSTR-1 as a CSV file.',
    input: TableQuery,
    answer: textAs('text/csv'),
    errors: [409],
  },
  documentsCsv: {
    summary: 'The documents of a month or quarter, row by row, as a CSV file.',
    input: PeriodQuery,
    answer: textAs('text/csv'),
  },
  dayBook: {
    summary:
      'The day book as a CSV file: every event with its debits and credits, which are equal.',
    input: DayBookQuery,
    answer: textAs('text/csv'),
  },
  closePeriod: {
    summary:
      'Closes a period: what changes after belongs to the next. Again, with its ARN, once it is filed.',
    input: ClosingForm,
    answer: GstPeriod,
    errors: [409],
  },
}
