import { CsvError, parse } from 'csv-parse/sync'
import { ShopError } from '#domain/errors.ts'
import { refusal } from '#domain/refusals/list.ts'
import { seenText } from '#domain/text.ts'
import { type CsvFault, faultOf, unmarked } from '../../platform/csv.ts'

/** One row of the file; `cells` by column, only those that the file has. */
export type CsvRow = { row: number; cells: Record<string, string> }

const maxRows = 20_000

/** Reads a file of products; throws when it is none at all, and lists what is wrong with its heading. */
export function readCsv(
  bytes: Uint8Array,
  columns: readonly string[],
): { rows: CsvRow[]; faults: CsvFault[] } {
  const [heading = [], ...records] = recordsOf(textOf(bytes))
  const names = heading.map((name) => columnNamed(columns, name) ?? name.trim())
  const faults = headingFaults(columns, names)
  const rows: CsvRow[] = []
  for (const [at, record] of records.entries()) {
    if (record.every((cell) => cell.trim() === '')) continue
    const row = at + 2
    if (record.length > names.length) {
      faults.push(faultOf(row, '', { code: 'more-cells', params: {} }))
    }
    const cells = names.map((name, place) => [name, seenText(unmarked(record[place] ?? '')).trim()])
    rows.push({ row, cells: Object.fromEntries(cells) })
  }
  if (rows.length === 0) throw new ShopError('import-empty')
  if (rows.length > maxRows) throw new ShopError('import-too-long')
  return { rows, faults }
}

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new ShopError('import-not-utf8')
  }
}

const lineOf = ({ lines }: CsvError & { lines?: unknown }) =>
  typeof lines === 'number' ? lines : null

function recordsOf(text: string): string[][] {
  const firstLine = text.slice(0, 2000).split(/\r?\n/, 1)[0] ?? ''
  const delimiter = [',', ';', '\t'].find((sign) => firstLine.split(sign).length > 2) ?? ','
  try {
    return parse(text, { delimiter, bom: true, relax_column_count: true, max_record_size: 100_000 })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new ShopError(refusal('import-not-csv', { line: lineOf(error) }))
  }
}

const columnNamed = (columns: readonly string[], name: string) =>
  columns.find((column) => column.toLowerCase() === name.trim().toLowerCase())

function headingFaults(columns: readonly string[], names: string[]): CsvFault[] {
  const faults: CsvFault[] = []
  for (const [at, name] of names.entries()) {
    if (!columns.includes(name)) {
      faults.push(faultOf(1, name, { code: 'no-column', params: { name } }))
    } else if (names.indexOf(name) !== at) {
      faults.push(faultOf(1, name, { code: 'column-twice', params: {} }))
    }
  }
  if (!names.includes('code') && !names.includes('slug') && !names.includes('name')) {
    faults.push(faultOf(1, 'code', { code: 'no-heading', params: {} }))
  }
  return faults
}
