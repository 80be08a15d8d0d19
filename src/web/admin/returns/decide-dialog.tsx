import { decideReturn } from '#contract/returns/admin-calls.ts'
import { TextAreaField } from '#web/ui/forms/field.tsx'
import { adminReturns as words } from '#web/words/en/admin/returns.ts'
import { useOrderAct } from '../orders/use-order-act.ts'
import { EntryDialog, textIn } from '../parts/forms/entry-dialog.tsx'

type DecideDialogProps = { id: number; isApproved: boolean; onClose: () => void }

/** Accepts a return or refuses it; whoever is refused is told why. */
export function DecideDialog({ id, isApproved, onClose }: DecideDialogProps) {
  const done = isApproved ? words.accepted : words.refused
  const says = { done, failed: words.decideFailed }
  const { act, isSaving, errors, refuse } = useOrderAct(decideReturn, says)
  const submit = async (form: FormData) => {
    const said = textIn(form, 'words')
    if (!isApproved && said === '') return refuse({ words: words.wordsNeeded })
    if (await act({ id, isApproved, words: said })) onClose()
  }
  return (
    <EntryDialog
      title={isApproved ? words.acceptTitle : words.refuseTitle}
      label={isApproved ? words.accept : words.refuse}
      busyLabel={words.saving}
      isSaving={isSaving}
      onSubmit={(form) => void submit(form)}
      onClose={onClose}
    >
      <p className="text-soft">{isApproved ? words.acceptText : words.refuseText}</p>
      <TextAreaField
        label={words.words}
        name="words"
        error={errors['words']}
        isOptional={isApproved}
        rows={3}
        maxLength={500}
      />
    </EntryDialog>
  )
}
