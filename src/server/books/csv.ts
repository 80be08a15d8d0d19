import { byteOrderMark, csvLine, harmless } from '../platform/csv.ts'

/** Lines of CSV (RFC 4180); the mark at the beginning of a file says that it is UTF-8. Figures stay figures, texts become harmless. */
export const csvOf = (lines: readonly (readonly (string | number)[])[], isFirst: boolean) =>
  (isFirst ? byteOrderMark : '') +
  lines
    .map((line) =>
      csvLine(line.map((cell) => (typeof cell === 'string' ? harmless(cell) : String(cell)))),
    )
    .join('')
