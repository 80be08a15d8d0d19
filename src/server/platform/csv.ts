import { dayInIndia } from '#domain/india-day.ts'
import { type ImportCode, importSentences } from '#domain/said/of-imports.ts'
import { sayCode } from '#domain/said/sentence.ts'
import type { Call } from './http/request.ts'
import type { Shop } from './shop.ts'

/**
 * Spreadsheets run a cell that begins so, some of them with the wide signs of East Asia too; marks of our own are marked once more, so
 * that none is lost.
 */
const dangerous = /^'*[=+\-@\t\r\n＝＋－＠]/
const marked = /^'+[=+\-@\t\r\n＝＋－＠]/

/** A cell that no spreadsheet takes for a formula (S35). */
export const harmless = (text: string) => (dangerous.test(text) ? `'${text}` : text)

/** The cell as it was before `harmless`. */
export const unmarked = (text: string) => (marked.test(text) ? text.slice(1) : text)

/** Lines of a file: texts become harmless, figures stay figures, those below zero too. */
export const csvLines = (lines: readonly (readonly (string | number)[])[]): string =>
  lines.map((cells) => csvLine(cells.map(cellOf))).join('')

const cellOf = (cell: string | number) => (typeof cell === 'string' ? harmless(cell) : String(cell))

/** A line of a file as RFC 4180 has it, cells as they are. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(quoted).join(',')}\r\n`

const special = /[",\r\n]/
const quoted = (cell: string) => (special.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/** What a file begins with: spreadsheets see by it that it is UTF-8. */
export const byteOrderMark = '\ufeff'

/** The names of the columns at the beginning of a file. */
export const csvHead = (columns: string[]): string => byteOrderMark + csvLine(columns)

/** A file to download, named after what it holds and the day in India; serve() lets a whole reply pass as it is. */
export const csvReply = (
  c: Call,
  { now }: Pick<Shop, 'now'>,
  what: string,
  file: string | ReadableStream,
) =>
  c.body(file, 200, {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="${what}-${dayInIndia(now())}.csv"`,
    'Cache-Control': 'private, no-store',
  }) as never

/** `code` where the sentence is one of the file's own: it is said in its reader's language. */
export type CsvFault = { row: number; column: string; message: string; code?: ImportCode }

/** What is wrong in a cell, as it is said and as a code. */
export const faultOf = (row: number, column: string, code: ImportCode): CsvFault => ({
  ...{ row, column, code },
  message: sayCode(importSentences, code) ?? '',
})
