import type { ImportReport } from '#contract/catalog/admin-types.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { admin } from '#web/words/en/admin.ts'
import { FormDialog } from '../../parts/forms/form-dialog.tsx'
import { pictureTypes } from '../pictures/chosen-files.ts'
import { ImportFaults } from './import-faults.tsx'
import { ImportStocks } from './import-stocks.tsx'
import { useImport } from './use-import.ts'

const words = admin.products.file

/** Products from a spreadsheet: checked first, then all of them or none. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const work = useImport(onClose)
  const { report, isCounted, setCounted, isSaving, choose } = work
  return (
    <FormDialog title={words.title} isBusy={isSaving} onClose={onClose}>
      {(close) => (
        <>
          <div className="flex flex-col gap-4 p-5">
            <p className="text-soft">{words.text}</p>
            <FileField
              label={words.choose}
              accept=".csv,text/csv"
              onFiles={([file]) => choose({ file: file ?? null })}
            />
            <FileField
              label={words.pictures}
              hint={words.picturesHint}
              isOptional
              multiple
              accept={pictureTypes.join()}
              onFiles={(pictures) => choose({ pictures })}
            />
            {report && <Outcome report={report} />}
            {report && report.stockCount > 0 && (
              <ImportStocks report={report} isCounted={isCounted} onCounted={setCounted} />
            )}
          </div>
          <footer className="sticky bottom-0 flex flex-wrap justify-end gap-3 border-t border-line bg-card px-5 py-3">
            <Button look="quiet" onClick={close} disabled={isSaving}>
              {admin.cancel}
            </Button>
            <NextStep {...work} />
          </footer>
        </>
      )}
    </FormDialog>
  )
}

type FileFieldProps = {
  label: string
  hint?: string
  isOptional?: boolean
  multiple?: boolean
  accept: string
  onFiles: (files: File[]) => void
}

function FileField({ label, hint, isOptional = false, onFiles, ...input }: FileFieldProps) {
  return (
    <Field label={label} hint={hint} isOptional={isOptional}>
      {(wired) => (
        <input
          {...wired}
          {...input}
          type="file"
          className="input-box"
          onChange={(event) => onFiles([...(event.target.files ?? [])])}
        />
      )}
    </Field>
  )
}

/** Look first; once nothing is wrong with the file, take it in. */
function NextStep(work: ReturnType<typeof useImport>) {
  const { file, report, isCounted, isSaving, check, apply } = work
  if (!report || report.errorCount > 0) {
    return (
      <Button isBusy={isSaving} disabled={!file} onClick={() => void check()}>
        {isSaving ? words.checking : words.check}
      </Button>
    )
  }
  const stocks = isCounted ? report.stockCount : 0
  const changes = Math.max(report.created + report.updated, stocks)
  return (
    <Button isBusy={isSaving} disabled={changes === 0} onClick={() => void apply()}>
      {isSaving ? words.applying : changes ? words.apply(changes) : words.nothing}
    </Button>
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
