import { salesCsv } from '#contract/sales/admin-calls.ts'
import type { SalesQuery, SalesTable } from '#contract/sales/types.ts'
import { adminSales as words } from '#web/words/en/admin/sales.ts'
import { admin } from '#web/words/en/admin.ts'
import { DownloadLink } from '../../files/download-link.tsx'

type CsvLinkProps = { days: SalesQuery; table: SalesTable; title: string }

/** The table as a file. */
export function CsvLink({ days, table, title }: CsvLinkProps) {
  const query = new URLSearchParams({ ...days, table })
  return (
    <DownloadLink
      className="link inline-flex min-h-9 items-center text-sm"
      href={`${salesCsv.path}?${query}`}
      failed={admin.downloadFailed}
      aria-label={words.fileOf(title)}
    >
      {words.file}
    </DownloadLink>
  )
}
