import { get, type Nothing, post, unkept } from '../endpoint.ts'
import type {
  Books,
  ClosingForm,
  DayBookQuery,
  GstPeriod,
  PeriodQuery,
  TableQuery,
} from './types.ts'

// What an accountant takes out of the shop: returns, the day book, and the closing of a period.

export const getBooks = unkept(get<Nothing, Books>('/api/admin/books', 'staff:documents.see'))
/** As the portal's offline upload takes it; of an open period as it stands now. */
export const gstr1Json = unkept(
  get<PeriodQuery, string>('/api/admin/books/gstr1.json', 'staff:documents.export'),
)
export const gstr1Csv = unkept(
  get<TableQuery, string>('/api/admin/books/gstr1.csv', 'staff:documents.export'),
)
/** Every document of a period with its rows. */
export const documentsCsv = unkept(
  get<PeriodQuery, string>('/api/admin/books/documents.csv', 'staff:documents.export'),
)
export const dayBook = unkept(
  get<DayBookQuery, string>('/api/admin/books/day-book.csv', 'staff:documents.export'),
)
/** What changes after it belongs to the next period. */
export const closePeriod = post<ClosingForm, GstPeriod>(
  '/api/admin/books/periods/{period}/closing',
  'staff:documents.export',
)
