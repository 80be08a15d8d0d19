import { useState } from 'react'
import type { StaffReview } from '#contract/reviews/types.ts'
import { policy } from '#domain/policy.ts'
import { reviewRefusals } from '#domain/review.ts'
import { SelectField, TextAreaField } from '#web/ui/forms/field.tsx'
import { adminReviews } from '#web/words/en/admin/reviews.ts'
import { EntryDialog, textIn } from '../parts/forms/entry-dialog.tsx'
import { fieldsOf } from '../parts/forms/failure.ts'
import { useFirstFault } from '../parts/use-first-fault.ts'
import type { Decide } from './use-verdict.ts'

const { verdict: words, reasons } = adminReviews

type VerdictDialogProps = { review: StaffReview; onDecide: Decide; onClose: () => void }

/** Why a review is refused or taken down: a reason from the list, and words of one's own. */
export function VerdictDialog({ review, onDecide, onClose }: VerdictDialogProps) {
  const { submit, isSaving, errors } = useVerdict(review, onDecide, onClose)
  return (
    <EntryDialog
      title={words.title}
      label={words.submit}
      busyLabel={words.submitting}
      isSaving={isSaving}
      onSubmit={(form) => void submit(form)}
      onClose={onClose}
    >
      <p className="text-soft">{words.text}</p>
      <SelectField label={words.reason} name="reason" defaultValue="" error={errors['reason']}>
        <option value="">{words.choose}</option>
        {reviewRefusals.map((one) => (
          <option key={one} value={one}>
            {reasons[one]}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        label={words.words}
        name="words"
        isOptional
        maxLength={policy.review.reason}
        error={errors['words']}
      />
    </EntryDialog>
  )
}

/** Sends the verdict of a form with a reason. */
function useVerdict(review: StaffReview, onDecide: Decide, onDone: () => void) {
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [isSaving, setSaving] = useState(false)
  const showFirstFault = useFirstFault()
  const submit = async (form: FormData) => {
    const reason = reviewRefusals.find((one) => one === textIn(form, 'reason'))
    if (!reason) {
      setErrors({ reason: words.noReason })
      return showFirstFault()
    }
    setSaving(true)
    const result = await onDecide(review, { to: 'rejected', reason, words: textIn(form, 'words') })
    setSaving(false)
    if (result.isDone) onDone()
    else setErrors(fieldsOf(result.error))
  }
  return { submit, isSaving, errors }
}
