import { type SubmitEvent, useState } from 'react'
import type { StaffReview } from '#contract/review.ts'
import { policy } from '#domain/policy.ts'
import { reviewRefusals } from '#domain/review.ts'
import { SelectField, TextAreaField } from '#web/ui/field.tsx'
import { adminReviews } from '#web/words/en/admin-reviews.ts'
import { fieldsOf } from '../parts/failure.ts'
import { FormDialog } from '../parts/form-dialog.tsx'
import { FormFooter } from '../parts/form-footer.tsx'
import type { Decide } from './use-verdict.ts'

const { verdict: words, reasons } = adminReviews

type VerdictDialogProps = { review: StaffReview; onDecide: Decide; onClose: () => void }

/** Why a review is refused or taken down: a reason from the list, and words of one's own. */
export function VerdictDialog({ review, onDecide, onClose }: VerdictDialogProps) {
  const [reason, setReason] = useState('')
  const [said, setSaid] = useState('')
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [isBusy, setBusy] = useState(false)
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const chosen = reviewRefusals.find((one) => one === reason)
    if (!chosen) return setErrors({ reason: words.noReason })
    setBusy(true)
    const result = await onDecide(review, { to: 'rejected', reason: chosen, words: said })
    setBusy(false)
    if (result.isDone) onClose()
    else setErrors(fieldsOf(result.error))
  }
  return (
    <FormDialog
      title={words.title}
      isDirty={reason !== '' || said !== ''}
      isBusy={isBusy}
      onClose={onClose}
    >
      {(close) => (
        <form noValidate onSubmit={(event) => void submit(event)}>
          <div className="flex flex-col gap-4 p-5">
            <p className="text-soft">{words.text}</p>
            <SelectField
              label={words.reason}
              value={reason}
              error={errors['reason']}
              onChange={(event) => setReason(event.target.value)}
            >
              <option value="">{words.choose}</option>
              {reviewRefusals.map((one) => (
                <option key={one} value={one}>
                  {reasons[one]}
                </option>
              ))}
            </SelectField>
            <TextAreaField
              label={words.words}
              isOptional
              maxLength={policy.review.reason}
              value={said}
              error={errors['words']}
              onChange={(event) => setSaid(event.target.value)}
            />
          </div>
          <FormFooter
            label={words.submit}
            busyLabel={words.submitting}
            isBusy={isBusy}
            onCancel={close}
          />
        </form>
      )}
    </FormDialog>
  )
}
