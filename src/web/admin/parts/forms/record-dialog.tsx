import type { ReactNode } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { FormDialog } from './form-dialog.tsx'
import { FormFooter } from './form-footer.tsx'
import { NewerNotice } from './newer-notice.tsx'
import { showFieldErrors } from './show-field-errors.ts'
import type { Newer } from './use-newer.ts'
import type { Saved } from './use-save.ts'

type RecordDialogProps<Values extends FieldValues> = {
  form: UseFormReturn<Values>
  title: string
  /** What the button says; `busyLabel` while it is at work. */
  label: string
  busyLabel: string
  /** True once more than the fields has changed: a file was chosen. */
  isChanged?: boolean
  isSaving: boolean
  isWide?: boolean
  /** Others who save the same meanwhile (useNewer). */
  newer?: Newer
  onSave: (values: Values) => Promise<Saved<unknown>>
  onClose: () => void
  children: ReactNode
}

/** The form of one thing of the shop: it closes once the server has taken it, else says beside each field why not. */
export function RecordDialog<Values extends FieldValues>(props: RecordDialogProps<Values>) {
  const { form, title, label, busyLabel, isChanged = false, isSaving, isWide, children } = props
  const submit = async (values: Values) => {
    const result = await props.onSave(values)
    if (result.isDone) props.onClose()
    else if (props.newer?.meet(result.error) !== true) showFieldErrors(form, result.error)
  }
  return (
    <FormDialog
      title={title}
      isDirty={form.formState.isDirty || isChanged}
      isBusy={isSaving}
      {...(isWide && { isWide })}
      onClose={props.onClose}
    >
      {(close) => (
        <form noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)}>
          <div className="flex flex-col gap-4 p-5">
            {props.newer?.notice && <NewerNotice {...props.newer.notice} />}
            {children}
          </div>
          <FormFooter label={label} busyLabel={busyLabel} isBusy={isSaving} onCancel={close} />
        </form>
      )}
    </FormDialog>
  )
}
