import { type SubmitEvent, useRef } from 'react'
import type { OwnReview } from '#contract/orders/part-types.ts'
import type { Order, OrderLine } from '#contract/orders/types.ts'
import { writeReview } from '#contract/reviews/calls.ts'
import { policy } from '#domain/policy.ts'
import { shownName } from '#domain/review.ts'
import { reviews as english } from '#web/words/en/reviews.ts'
import { useWords } from '#web/words/words.ts'
import type { Refusal } from '../acting.ts'
import { useOrderAct } from '../orders/order-calls.ts'
import { sendFiles } from '../orders/send-files.ts'
import { Button } from '../ui/button.tsx'
import { FaultSummary } from '../ui/forms/fault-summary.tsx'
import { TextAreaField, TextField } from '../ui/forms/field.tsx'
import { useLeadToFault } from '../ui/forms/lead-to-fault.ts'
import { PhotoFields } from './photo-fields.tsx'
import { reviewWithPhotos } from './review-input.ts'
import { StarField } from './star-field.tsx'

type ReviewFormProps = {
  order: Order
  line: OrderLine
  review: OwnReview | undefined
  /** What the shop said to a form that was posted without JavaScript, and what was typed into it. */
  given: { refusal: Refusal; typed: Partial<OwnReview> } | undefined
  onSaved: () => void
}

const limits = policy.review

/** Stars, words and photos; a plain form until JavaScript takes it over. */
export function ReviewForm({ order, line, review, given, onSaved }: ReviewFormProps) {
  const words = useWords('reviews', english)
  const { refusal, isBusy, form, send } = useSending({ order, line, given, onSaved })
  const errors = refusal?.fields ?? {}
  const start = { ...review, ...given?.typed }
  const author = start.author ?? shownName(order.address.fullName)
  return (
    <form
      ref={form}
      method="post"
      noValidate
      className="grid max-w-xl gap-5"
      onSubmit={(event) => void send(event)}
    >
      {refusal && (
        <FaultSummary
          title={words.failed}
          refusal={refusal}
          form="review"
          labels={labelsOf(words)}
        />
      )}
      <ReviewFields start={{ ...start, author }} errors={errors} />
      <PhotoFields photos={review?.photos ?? []} errors={errors} />
      <Button type="submit" isBusy={isBusy} className="justify-self-start">
        {isBusy ? words.sending : review ? words.save : words.send}
      </Button>
    </form>
  )
}

/** In the order of the page. */
const labelsOf = ({ stars, title, comment, author, photos }: typeof english) => ({
  ...{ rating: stars, title, comment, author, photos, hasPhotoConsent: photos },
})

/** Sends what was typed, with its photos; nothing of it is lost when the shop says no. */
function useSending({ order, line, given, onSaved }: Omit<ReviewFormProps, 'review'>) {
  const { refusal, isBusy, act } = useOrderAct(order.token, given?.refusal)
  const isSending = useRef(false)
  const form = useLeadToFault(refusal)
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending.current) return
    isSending.current = true
    const body = reviewWithPhotos(new FormData(event.currentTarget))
    const at = { token: order.token, lineId: line.id }
    if (await act(() => sendFiles(writeReview, at, body))) onSaved()
    isSending.current = false
  }
  return { refusal, isBusy, form, send }
}

type ReviewFieldsProps = { start: Partial<OwnReview>; errors: Record<string, string> }

function ReviewFields({ start, errors }: ReviewFieldsProps) {
  const words = useWords('reviews', english)
  return (
    <>
      <StarField rating={start.rating} error={errors['rating']} />
      <TextField
        id="review-title"
        label={words.title}
        name="title"
        isOptional
        maxLength={limits.title}
        defaultValue={start.title}
        error={errors['title']}
      />
      <TextAreaField
        id="review-comment"
        label={words.comment}
        name="comment"
        isOptional
        rows={6}
        hint={words.commentHint}
        maxLength={limits.comment}
        defaultValue={start.comment}
        error={errors['comment']}
      />
      <TextField
        id="review-author"
        label={words.author}
        name="author"
        autoComplete="name"
        maxLength={limits.author}
        defaultValue={start.author}
        error={errors['author']}
      />
    </>
  )
}
