import { salesCsv } from '#contract/sales/admin-calls.ts'
import type { SalesQuery, SalesTable } from '#contract/sales/types.ts'
import { adminSales as words } from '#web/words/en/admin/sales.ts'

type CsvLinkProps = { days: SalesQuery; table: SalesTable; title: string }

/** The table as a file. */
export function CsvLink({ days, table, title }: CsvLinkProps) {
  const query = new URLSearchParams({ ...days, table })
  return (
    <a
      className="link inline-flex min-h-9 items-center text-sm"
      href={`${salesCsv.path}?${query}`}
      download
      aria-label={words.fileOf(title)}
    >
      {words.file}
    </a>
  )
}
