import { listReviews, replyToReview } from '#contract/reviews/admin-calls.ts'
import type { StaffReview } from '#contract/reviews/types.ts'
import { policy } from '#domain/policy.ts'
import { TextAreaField } from '#web/ui/forms/field.tsx'
import { adminReviews } from '#web/words/en/admin/reviews.ts'
import { EntryDialog, textIn } from '../parts/forms/entry-dialog.tsx'
import { useEntry } from '../parts/forms/use-entry.ts'
import { Theirs } from '../parts/newer/both-sides.tsx'

const words = adminReviews.answer

/** The shop's own words under a review. */
export function AnswerDialog({ review, onClose }: { review: StaffReview; onClose: () => void }) {
  const { enter, isSaving, errors, theirs } = useEntry(replyToReview, {
    done: words.done,
    failed: adminReviews.failed,
    refreshes: [listReviews.path, '/api/products'],
  })
  const { reply } = { ...review, ...theirs }
  const submit = async (form: FormData) => {
    const said = { id: review.id, words: textIn(form, 'words'), replySeen: reply }
    if (await enter(said)) onClose()
  }
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
      <Theirs text={theirs && reply} />
      <TextAreaField
        label={words.words}
        name="words"
        rows={6}
        maxLength={policy.review.reply}
        defaultValue={review.reply}
        error={errors['words']}
      />
    </EntryDialog>
  )
}
