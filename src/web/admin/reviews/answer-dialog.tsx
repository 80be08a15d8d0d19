import { type SubmitEvent, useState } from 'react'
import type { StaffReview } from '#contract/review.ts'
import { listReviews, replyToReview } from '#contract/review-endpoints.ts'
import { policy } from '#domain/policy.ts'
import { TextAreaField } from '#web/ui/field.tsx'
import { adminReviews } from '#web/words/en/admin-reviews.ts'
import { fieldsOf } from '../parts/failure.ts'
import { FormDialog } from '../parts/form-dialog.tsx'
import { FormFooter } from '../parts/form-footer.tsx'
import { asJson, useSave } from '../parts/use-save.ts'

const words = adminReviews.answer

/** The shop's own words under a review. */
export function AnswerDialog({ review, onClose }: { review: StaffReview; onClose: () => void }) {
  const [said, setSaid] = useState(review.reply)
  const [error, setError] = useState<string>()
  const { save, isSaving } = useSave(asJson(replyToReview), {
    done: words.done,
    failed: adminReviews.failed,
    refreshes: [listReviews.path, '/api/products'],
  })
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const result = await save({ id: review.id, words: said })
    if (result.isDone) onClose()
    else setError(fieldsOf(result.error)['words'])
  }
  return (
    <FormDialog
      title={words.title}
      isDirty={said !== review.reply}
      isBusy={isSaving}
      onClose={onClose}
    >
      {(close) => (
        <form noValidate onSubmit={(event) => void submit(event)}>
          <div className="flex flex-col gap-4 p-5">
            <p className="text-soft">{words.text}</p>
            <TextAreaField
              label={words.words}
              rows={6}
              maxLength={policy.review.reply}
              value={said}
              error={error}
              onChange={(event) => setSaid(event.target.value)}
            />
          </div>
          <FormFooter
            label={words.submit}
            busyLabel={words.submitting}
            isBusy={isSaving}
            onCancel={close}
          />
        </form>
      )}
    </FormDialog>
  )
}
