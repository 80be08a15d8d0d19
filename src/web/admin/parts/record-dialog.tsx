import type { ReactNode } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { FormDialog } from './form-dialog.tsx'
import { FormFooter } from './form-footer.tsx'
import { showFieldErrors } from './show-field-errors.ts'
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
    else showFieldErrors(form, result.error)
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
          <div className="flex flex-col gap-4 p-5">{children}</div>
          <FormFooter label={label} busyLabel={busyLabel} isBusy={isSaving} onCancel={close} />
        </form>
      )}
    </FormDialog>
  )
}
