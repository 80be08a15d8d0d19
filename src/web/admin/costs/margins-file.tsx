import { marginsCsv } from '#contract/costs/admin-calls.ts'
import type { MarginTable } from '#contract/costs/types.ts'
import type { SalesQuery } from '#contract/sales/types.ts'
import { adminSales as words } from '#web/words/en/admin/sales.ts'
import { admin } from '#web/words/en/admin.ts'
import { DownloadLink } from '../../files/download-link.tsx'

type MarginsFileProps = { days: SalesQuery; table: MarginTable; title: string }

/** The table as a file. */
export function MarginsFile({ days, table, title }: MarginsFileProps) {
  return (
    <DownloadLink
      className="link inline-flex min-h-9 items-center text-sm"
      href={`${marginsCsv.path}?${new URLSearchParams({ ...days, table })}`}
      failed={admin.downloadFailed}
      aria-label={words.fileOf(title)}
    >
      {words.file}
    </DownloadLink>
  )
}
