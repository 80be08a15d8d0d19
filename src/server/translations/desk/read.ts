import { CsvError, parse } from 'csv-parse/sync'
import { ShopError } from '#domain/errors.ts'
import { refusal } from '#domain/refusals/list.ts'
import { seenText } from '#domain/text.ts'
import { type CsvFault, faultOf, unmarked } from '../../platform/csv.ts'
import { columns } from './export.ts'

/** One row of the file; `cells` by column, only those that the file has. */
export type CsvRow = { row: number; cells: Partial<Record<string, string>> }

const maxRows = 500_000

/** Reads a file of words; throws when it is none at all, and lists what is wrong with its heading. */
export function readTranslations(bytes: Uint8Array): { rows: CsvRow[]; faults: CsvFault[] } {
  const [heading = [], ...records] = recordsOf(textOf(bytes))
  const names = heading.map((name) => name.trim().toLowerCase())
  const faults = headingFaults(names)
  const rows = records.flatMap((record, at): CsvRow[] => {
    if (record.every((cell) => cell.trim() === '')) return []
    const cells = names.map((name, place) => [name, seenText(unmarked(record[place] ?? '')).trim()])
    return [{ row: at + 2, cells: Object.fromEntries(cells) }]
  })
  if (rows.length === 0) faults.push(faultOf(1, '', { code: 'no-words', params: {} }))
  if (rows.length > maxRows) {
    faults.push(faultOf(maxRows, '', { code: 'too-many-rows', params: { most: maxRows } }))
  }
  return { rows: faults.length > 0 ? [] : rows, faults }
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
  try {
    return parse(text, { bom: true, relax_column_count: true, max_record_size: 2_000_000 })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new ShopError(refusal('import-not-csv', { line: lineOf(error) }))
  }
}

function headingFaults(names: string[]): CsvFault[] {
  const unknown = names.filter((name) => !columns.includes(name))
  const missing = ['thing', 'id', 'field'].filter((name) => !names.includes(name))
  return [
    ...unknown.map((name) => faultOf(1, name, { code: 'no-column', params: { name } })),
    ...missing.map((name) => faultOf(1, name, { code: 'column-missing', params: {} })),
  ]
}
