import { stringify } from 'csv-stringify/sync'
import { harmless } from '../platform/csv.ts'

/** Lines of CSV (RFC 4180); the mark at the beginning of a file says that it is UTF-8. Figures stay figures, texts become harmless. */
export const csvOf = (lines: readonly (readonly (string | number)[])[], isFirst: boolean) =>
  stringify(
    lines.map((line) => line.map((cell) => (typeof cell === 'string' ? harmless(cell) : cell))),
    { bom: isFirst, record_delimiter: 'windows' },
  )
