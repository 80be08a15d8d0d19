import { type ReactNode, useState } from 'react'
import { FormDialog } from './form-dialog.tsx'
import { FormFooter } from './form-footer.tsx'

type EntryDialogProps = {
  title: string
  /** What the button says; `busyLabel` while it is at work. */
  label: string
  busyLabel: string
  /** Closes without it, where “Cancel” could be taken for the deed. */
  leaveLabel?: string | undefined
  isSaving: boolean
  isWide?: boolean
  onSubmit: (form: FormData) => void
  onClose: () => void
  /** Fields with names: what is typed stays in them. */
  children: ReactNode
}

/** A short form whose fields keep themselves what was typed. */
export function EntryDialog(props: EntryDialogProps) {
  const { title, label, busyLabel, leaveLabel, isSaving, isWide, onSubmit, onClose, children } =
    props
  const [isDirty, setDirty] = useState(false)
  return (
    <FormDialog
      title={title}
      isDirty={isDirty}
      isBusy={isSaving}
      {...(isWide && { isWide })}
      onClose={onClose}
    >
      {(close) => (
        <form
          noValidate
          onInput={() => setDirty(true)}
          onSubmit={(event) => {
            event.preventDefault()
            onSubmit(new FormData(event.currentTarget))
          }}
        >
          <div className="flex flex-col gap-4 p-5">{children}</div>
          <FormFooter {...{ label, busyLabel, leaveLabel }} isBusy={isSaving} onCancel={close} />
        </form>
      )}
    </FormDialog>
  )
}

/** What stands in a field of a form. */
export const textIn = (form: FormData, name: string) => String(form.get(name) ?? '').trim()

/** What every field of such a form carries: its name, its label, and what the server said of it. */
export const entryField =
  (errors: Record<string, string>) =>
  <Name extends string>(name: Name, label: string) => ({ name, label, error: errors[name] })
