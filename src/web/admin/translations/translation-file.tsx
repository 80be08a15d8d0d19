import { useState } from 'react'
import {
  countTranslations,
  exportTranslations,
  importTranslations,
} from '#contract/translations/admin-calls.ts'
import type { TranslationsReport } from '#contract/translations/admin-types.ts'
import { sayCode } from '#domain/said/sentence.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { importFaults } from '#web/words/en/admin/said/imports.ts'
import { adminTranslations } from '#web/words/en/admin/translations.ts'
import { DropZone } from '../parts/forms/drop-zone.tsx'
import { useSave } from '../parts/forms/use-save.ts'
import { Panel } from '../parts/panel.tsx'
import { sendForm } from '../send-form.ts'

const words = adminTranslations.file

/** Words out to a spreadsheet and in again: looked at first, then all of them or none. */
export function TranslationFile() {
  const { file, report, isBusy, isAccepting, accept, look, apply } = useTranslationFile()
  return (
    <Panel title={words.title} className="mt-6">
      <p className="pb-3 text-soft">{words.text}</p>
      <p className="pb-4">
        <a href={exportTranslations.path} download className="link">
          {words.download}
        </a>
      </p>
      <DropZone
        label={words.choose}
        hint={file?.name ?? words.hint}
        dropLabel={words.drop}
        accept=".csv,text/csv"
        onFiles={look}
      />
      <Accept isAccepting={isAccepting} isBusy={isBusy} onAccept={accept} />
      <p role="status" className="pt-3 empty:hidden">
        {isBusy ? words.checking : report && outcomeOf(report)}
      </p>
      {report && report.errorCount > 0 && <Faults report={report} />}
      {file && report && !report.isApplied && report.errorCount === 0 && report.changed > 0 && (
        <Button className="mt-4" isBusy={isBusy} onClick={apply}>
          {isBusy ? words.saving : words.apply(report.changed)}
        </Button>
      )}
    </Panel>
  )
}

type AcceptProps = { isAccepting: boolean; isBusy: boolean; onAccept: (isRead: boolean) => void }

const Accept = ({ isAccepting, isBusy, onAccept }: AcceptProps) => (
  <label className="mt-4 flex items-start gap-3">
    <input
      type="checkbox"
      checked={isAccepting}
      disabled={isBusy}
      onChange={(event) => onAccept(event.target.checked)}
      className="mt-1 size-5 shrink-0"
    />
    <span>
      {words.accept}
      <span className="block text-sm text-soft">{words.acceptHint}</span>
    </span>
  </label>
)

const outcomeOf = ({ isApplied, rows, changed }: TranslationsReport) => {
  if (isApplied) return words.applied
  return changed === 0 ? words.nothing : words.found(rows, changed)
}

function Faults({ report: { errors, errorCount } }: { report: TranslationsReport }) {
  return (
    <div role="alert" className="pt-2">
      <p className="font-medium text-lac">{words.faults(errorCount)}</p>
      <ul className="mt-2 max-h-80 list-disc overflow-y-auto ps-5 text-sm">
        {errors.map(({ row, column, message, code }) => (
          <li key={`${row} ${column}`}>
            {words.fault(row, column)} {(code && sayCode(importFaults, code)) ?? message}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The file that was chosen, how it is meant, and what the shop reads in it. */
function useTranslationFile() {
  const [file, setFile] = useState<File | null>(null)
  const [isAccepting, setAccepting] = useState(false)
  const [report, setReport] = useState<TranslationsReport | null>(null)
  const { save: send, isSaving } = useSave(
    (form: FormData, key: string) => sendForm(importTranslations, { input: {}, form, key }),
    { failed: words.failed, refreshes: [countTranslations.path] },
  )
  const read = async (chosen: File, isRead: boolean, isDryRun: boolean) => {
    const form = new FormData()
    form.append('dryRun', isDryRun ? '1' : '0')
    form.append('accept', isRead ? '1' : '0')
    form.append('file', chosen)
    const result = await send(form)
    if (!result.isDone) return
    setReport(result.answer)
    if (result.answer.isApplied) toast({ tone: 'success', title: words.applied })
  }
  return {
    ...{ file, report, isBusy: isSaving, isAccepting },
    look([chosen]: File[]) {
      if (!chosen) return
      setFile(chosen)
      setReport(null)
      void read(chosen, isAccepting, true)
    },
    accept(isRead: boolean) {
      setAccepting(isRead)
      if (file) void read(file, isRead, true)
    },
    apply: () => file && void read(file, isAccepting, false),
  }
}
