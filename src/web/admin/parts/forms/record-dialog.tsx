import type { ReactNode } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { admin } from '#web/words/en/admin.ts'
import { DraftNotice } from '../drafts/draft-notice.tsx'
import type { useDraft } from '../drafts/use-draft.ts'
import { NewerNotice } from '../newer/newer-notice.tsx'
import type { Newer } from '../newer/use-newer.ts'
import { FormDialog } from './form-dialog.tsx'
import { FormFooter } from './form-footer.tsx'
import { showFieldErrors } from './show-field-errors.ts'
import type { Saved } from './use-save.ts'

type RecordDialogProps<Values extends FieldValues, Answer> = {
  /** What is changed, and how it is saved (useRecord). */
  record: {
    form: UseFormReturn<Values>
    newer: Newer
    draft: ReturnType<typeof useDraft>
    save: (values: Values) => Promise<Saved<Answer>>
    isSaving: boolean
    title: string
    label: string
  }
  /** True once more than the fields has changed: a file was chosen. */
  isChanged?: boolean
  isWide?: boolean
  /** Told what was saved, before it closes. */
  onSaved?: ((answer: Answer) => void) | undefined
  onClose: () => void
  /** What else can be done with what stands in it. */
  beside?: ReactNode
  children: ReactNode
}

/** The form of one thing of the shop: it closes once the server has taken it, else says beside each field why not. */
export function RecordDialog<Values extends FieldValues, Answer>(
  props: RecordDialogProps<Values, Answer>,
) {
  const { isChanged = false, isWide, onSaved, onClose, beside, children } = props
  const { form, newer, draft, save, isSaving, title, label } = props.record
  const isDirty = form.formState.isDirty || isChanged
  const footer = { label, busyLabel: admin.saving, isBusy: isSaving, beside }
  const submit = async (values: Values) => {
    const result = await save(values)
    if (result.isDone) {
      draft.done()
      onSaved?.(result.answer)
      onClose()
    } else if (!newer.meet(result.error)) showFieldErrors(form, result.error)
  }
  return (
    <FormDialog
      title={title}
      isDirty={isDirty}
      isBusy={isSaving}
      {...(isWide && { isWide })}
      onClose={() => {
        // Whoever closes what they have changed has been asked.
        if (isDirty) draft.done()
        onClose()
      }}
    >
      {(close) => (
        <form noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)}>
          <div className="flex flex-col gap-4 p-5">
            {draft.notice && <DraftNotice {...draft.notice} />}
            {newer.notice && <NewerNotice {...newer.notice} />}
            {children}
          </div>
          <FormFooter {...footer} onCancel={close} />
        </form>
      )}
    </FormDialog>
  )
}
