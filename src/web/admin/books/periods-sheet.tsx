import { useState } from 'react'
import { documentsCsv, gstr1Json } from '#contract/books/admin-calls.ts'
import { Button } from '#web/ui/button.tsx'
import { exactRupees } from '#web/ui/price.tsx'
import { adminBooks as words } from '#web/words/en/admin/law/books.ts'
import { locale } from '#web/words/en/admin/locale.ts'
import { admin } from '#web/words/en/admin.ts'
import { downloadOrSay } from '../../files/download-link.tsx'
import { useMay } from '../allowed.ts'
import { Sheet } from '../parts/sheet.tsx'
import { whenText } from '../parts/when.tsx'
import { ArnDialog } from './arn-dialog.tsx'
import { type Period, periodName } from './period-name.ts'
import { useClosing } from './use-closing.ts'
import { useReturnGate } from './use-return-gate.tsx'

const { columns, states } = words

/** The periods of the return with their files, and what is left to do with each. */
export function PeriodsSheet({ periods }: { periods: Period[] }) {
  return (
    <Sheet
      columns={[
        { label: columns.period, className: 'w-full' },
        { label: columns.documents, className: 'numeric' },
        { label: columns.taxable, className: 'numeric' },
        { label: columns.tax, className: 'numeric' },
        { label: columns.state },
        { label: columns.do },
      ]}
      items={periods}
      row={(period) => <PeriodRow key={period.period} period={period} />}
    />
  )
}

function PeriodRow({ period }: { period: Period }) {
  const mayExport = useMay('documents.export')
  return (
    <tr>
      <th scope="row" className="font-medium whitespace-nowrap">
        {periodName(period)}
      </th>
      <td data-label={columns.documents} className="numeric">
        <span className="block">
          {period.documents.toLocaleString(locale)}
          {notesOf(period).map((note) => (
            <span key={note} className="block text-sm text-soft">
              {note}
            </span>
          ))}
        </span>
      </td>
      <td data-label={columns.taxable} className="numeric whitespace-nowrap">
        {exactRupees(period.taxable)}
      </td>
      <td data-label={columns.tax} className="numeric whitespace-nowrap">
        {exactRupees(period.tax)}
      </td>
      <td data-label={columns.state}>{stateOf(period)}</td>
      <td>{mayExport && <PeriodFiles period={period} />}</td>
    </tr>
  )
}

function stateOf({ isOver, closedAt, arn }: Period): string {
  if (arn !== '') return states.filed(arn)
  if (closedAt !== null) return states.closed(whenText(closedAt))
  return isOver ? states.open : states.running
}

function PeriodFiles({ period }: { period: Period }) {
  const name = periodName(period)
  const { begin, dialog } = useReturnGate(period)
  const [isFiling, setFiling] = useState(false)
  const query = `?period=${period.period}`
  return (
    <span className="flex items-center gap-x-4 max-md:flex-wrap md:justify-end md:whitespace-nowrap">
      <FileLink
        href={gstr1Json.path + query}
        label={words.jsonOf(name)}
        text={words.json}
        onAsk={(go) => void begin(go)}
      />
      <FileLink
        href={documentsCsv.path + query}
        label={words.documentsOf(name)}
        text={words.documentsCsv}
      />
      {period.isOver && period.closedAt === null && (
        <CloseButton period={period} onAsk={(go) => void begin(go)} />
      )}
      {period.closedAt !== null && period.arn === '' && (
        <Button
          size="sm"
          look="quiet"
          aria-label={words.fileOf(name)}
          onClick={() => setFiling(true)}
        >
          {words.file}
        </Button>
      )}
      {dialog}
      {isFiling && <ArnDialog period={period} onClose={() => setFiling(false)} />}
    </span>
  )
}

type Asking = { period: Period; onAsk: (go: () => void) => void }

function CloseButton({ period, onAsk }: Asking) {
  const { close, isSaving } = useClosing(period)
  return (
    <Button
      size="sm"
      look="quiet"
      aria-label={words.closeOf(periodName(period))}
      isBusy={isSaving}
      onClick={() => onAsk(() => void close())}
    >
      {words.close}
    </Button>
  )
}

type FileLinkProps = {
  href: string
  label: string
  text: string
  /** Asked before the file is saved. */
  onAsk?: (go: () => void) => void
}

const FileLink = ({ href, label, text, onAsk }: FileLinkProps) => (
  <a
    href={href}
    download
    aria-label={label}
    onClick={(event) => {
      event.preventDefault()
      const save = () => void downloadOrSay(href, admin.downloadFailed)
      if (onAsk) onAsk(save)
      else save()
    }}
    className="link inline-flex min-h-11 items-center"
  >
    {text}
  </a>
)

/** What stands below the number of documents; on phones beside its label, so that it may break. */
const notesOf = ({ cancelled, exportsWithoutBill }: Period) => [
  ...(cancelled > 0 ? [words.cancelled(cancelled)] : []),
  ...(exportsWithoutBill > 0 ? [words.withoutBill(exportsWithoutBill)] : []),
]
