import type { ImportReport } from '#contract/catalog/admin-types.ts'
import { sayCode } from '#domain/said/sentence.ts'
import { importFaults } from '#web/words/en/admin/said/imports.ts'
import { admin } from '#web/words/en/admin.ts'

const words = admin.products.file

/** What is wrong with a file, by row and column as a spreadsheet names them. */
export function ImportFaults({ report }: { report: ImportReport }) {
  const { errors, errorCount } = report
  return (
    <div role="alert">
      <p className="font-medium text-lac">{words.faults(errorCount)}</p>
      <div className="mt-2 max-h-80 overflow-y-auto border border-line">
        <table className="w-full text-sm">
          <thead>
            <tr className="sticky top-0 bg-wash text-start">
              <th scope="col" className="px-2 py-1 text-start">
                {words.row}
              </th>
              <th scope="col" className="px-2 py-1 text-start">
                {words.column}
              </th>
              <th scope="col" className="px-2 py-1 text-start">
                {words.problem}
              </th>
            </tr>
          </thead>
          <tbody>
            {errors.map(({ row, column, message, code }) => (
              <tr key={`${row} ${column} ${message}`} className="border-t border-line">
                <th scope="row" className="px-2 py-1 text-start font-normal tabular-nums">
                  {row}
                </th>
                <td className="px-2 py-1">{column}</td>
                <td className="px-2 py-1">{(code && sayCode(importFaults, code)) ?? message}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {errorCount > errors.length && (
        <p className="mt-1 text-sm text-soft">{words.moreFaults(errorCount - errors.length)}</p>
      )}
    </div>
  )
}
