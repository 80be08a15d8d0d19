import { stringify } from 'csv-stringify/sync'
import { dayInIndia } from '#domain/india-day.ts'
import type { Call } from './http/request.ts'
import type { Shop } from './shop.ts'

/** Spreadsheets run a cell that begins so; marks of our own are marked once more, so that none is lost. */
const dangerous = /^'*[=+\-@\t\r]/
const marked = /^'+[=+\-@\t\r]/

/** A cell that no spreadsheet takes for a formula (S35). */
export const harmless = (text: string) => (dangerous.test(text) ? `'${text}` : text)

/** The cell as it was before `harmless`. */
export const unmarked = (text: string) => (marked.test(text) ? text.slice(1) : text)

/** Lines of a file (RFC 4180), every cell harmless. */
export const csvLines = (lines: string[][]): string =>
  stringify(
    lines.map((cells) => cells.map(harmless)),
    { record_delimiter: 'windows' },
  )

/** The names of the columns; the mark before them tells spreadsheets that the file is UTF-8. */
export const csvHead = (columns: string[]): string =>
  stringify([columns], { bom: true, record_delimiter: 'windows' })

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
