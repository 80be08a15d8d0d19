import { useState } from 'react'
import { importProducts } from '#contract/catalog/admin-calls.ts'
import type { ImportReport } from '#contract/catalog/admin-types.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { admin } from '#web/words/en/admin.ts'
import { FormDialog } from '../../parts/forms/form-dialog.tsx'
import { useSave } from '../../parts/forms/use-save.ts'
import { productLists } from '../../parts/refresh.ts'
import { sendForm } from '../../send-form.ts'
import { pictureTypes } from '../pictures/chosen-files.ts'
import { ImportFaults } from './import-faults.tsx'
import { ImportStocks } from './import-stocks.tsx'

const words = admin.products.file

/** Products from a spreadsheet: checked first, then all of them or none. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const [file, setFile] = useState<File | null>(null)
  const [pictures, setPictures] = useState<File[]>([])
  const [report, setReport] = useState<ImportReport | null>(null)
  const [isCounted, setCounted] = useState(false)
  const { save: send, isSaving } = useSave(
    (form: FormData, key: string) => sendForm(importProducts, { input: {}, form, key }),
    { failed: words.failed, refreshes: productLists },
  )
  const check = async () => {
    if (!file) return
    const form = new FormData()
    form.append('dryRun', '1')
    for (const { name } of pictures) form.append('pictureNames', name)
    form.append('file', file)
    const result = await send(form)
    if (result.isDone) setReport(result.answer)
  }
  const apply = async () => {
    if (!file) return
    const form = new FormData()
    form.append('file', file)
    for (const picture of pictures) form.append('images', picture)
    if (isCounted) form.append('stock', 'replace')
    const result = await send(form)
    if (!result.isDone) return
    const { isApplied, created, updated, unchanged } = result.answer
    if (!isApplied) return setReport(result.answer)
    const description = words.sum(created, updated, unchanged)
    toast({ tone: 'success', title: words.done, description })
    onClose()
  }
  const stocks = isCounted ? (report?.stockCount ?? 0) : 0
  const changes = report ? Math.max(report.created + report.updated, stocks) : 0
  const isGood = report !== null && report.errorCount === 0
  return (
    <FormDialog title={words.title} isBusy={isSaving} onClose={onClose}>
      {(close) => (
        <>
          <div className="flex flex-col gap-4 p-5">
            <p className="text-soft">{words.text}</p>
            <Field label={words.choose}>
              {(wired) => (
                <input
                  {...wired}
                  type="file"
                  accept=".csv,text/csv"
                  className="input-box"
                  onChange={(event) => {
                    setFile(event.target.files?.[0] ?? null)
                    setReport(null)
                  }}
                />
              )}
            </Field>
            <Field label={words.pictures} hint={words.picturesHint} isOptional>
              {(wired) => (
                <input
                  {...wired}
                  type="file"
                  multiple
                  accept={pictureTypes.join()}
                  className="input-box"
                  onChange={(event) => {
                    setPictures([...(event.target.files ?? [])])
                    setReport(null)
                  }}
                />
              )}
            </Field>
            {report && <Outcome report={report} />}
            {report && report.stockCount > 0 && (
              <ImportStocks report={report} isCounted={isCounted} onCounted={setCounted} />
            )}
          </div>
          <footer className="sticky bottom-0 flex flex-wrap justify-end gap-3 border-t border-line bg-card px-5 py-3">
            <Button look="quiet" onClick={close} disabled={isSaving}>
              {admin.cancel}
            </Button>
            {isGood ? (
              <Button isBusy={isSaving} disabled={changes === 0} onClick={() => void apply()}>
                {isSaving ? words.applying : changes ? words.apply(changes) : words.nothing}
              </Button>
            ) : (
              <Button isBusy={isSaving} disabled={!file} onClick={() => void check()}>
                {isSaving ? words.checking : words.check}
              </Button>
            )}
          </footer>
        </>
      )}
    </FormDialog>
  )
}

function Outcome({ report }: { report: ImportReport }) {
  const { created, updated, unchanged, errorCount } = report
  if (errorCount > 0) return <ImportFaults report={report} />
  return (
    <p role="status" className="font-medium">
      {words.sum(created, updated, unchanged)}
    </p>
  )
}
