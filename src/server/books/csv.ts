import { byteOrderMark, csvLines } from '../platform/csv.ts'

/** Lines of CSV (RFC 4180); the mark at the beginning of a file says that it is UTF-8. */
export const csvOf = (lines: readonly (readonly (string | number)[])[], isFirst: boolean) =>
  (isFirst ? byteOrderMark : '') + csvLines(lines)
