import type { marginsCsv } from '#contract/costs/admin-calls.ts'
import type { InputOf } from '#contract/endpoint.ts'
import type { backCsv, salesCsv } from '#contract/sales/admin-calls.ts'
import type { SalesQuery } from '#contract/sales/types.ts'
import { adminSales as words } from '#web/words/en/admin/sales.ts'
import { admin } from '#web/words/en/admin.ts'
import { DownloadLink } from '../../files/download-link.tsx'

type Report = typeof salesCsv | typeof backCsv | typeof marginsCsv

type CsvLinkProps<Of extends Report> = {
  /** The call that has the table. */
  of: Of
  days: SalesQuery
  table: InputOf<Of>['table']
  title: string
}

/** A table of a report as a file. */
export function CsvLink<Of extends Report>({ of, days, table, title }: CsvLinkProps<Of>) {
  return (
    <DownloadLink
      className="link inline-flex min-h-9 items-center text-sm"
      href={`${of.path}?${new URLSearchParams({ ...days, table })}`}
      failed={admin.downloadFailed}
      aria-label={words.fileOf(title)}
    >
      {words.file}
    </DownloadLink>
  )
}
