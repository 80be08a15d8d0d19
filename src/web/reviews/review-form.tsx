import type { SubmitEvent } from 'react'
import { useRef } from 'react'
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
import { TextAreaField, TextField } from '../ui/forms/field.tsx'
import { Note } from '../ui/note.tsx'
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
  const { refusal, isBusy, act } = useOrderAct(order.token, given?.refusal)
  const isSending = useRef(false)
  const errors = refusal?.fields ?? {}
  const start = { ...review, ...given?.typed }
  const author = start.author ?? shownName(order.address.fullName)
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending.current) return
    isSending.current = true
    const body = reviewWithPhotos(new FormData(event.currentTarget))
    const at = { token: order.token, lineId: line.id }
    if (await act(() => sendFiles(writeReview, at, body))) onSaved()
    isSending.current = false
  }
  return (
    <form
      method="post"
      noValidate
      className="grid max-w-xl gap-5"
      onSubmit={(event) => void send(event)}
    >
      {refusal && (
        <Note isAlert title={words.failed}>
          {refusal.reason}
        </Note>
      )}
      <ReviewFields start={{ ...start, author }} errors={errors} />
      <PhotoFields photos={review?.photos ?? []} errors={errors} />
      <Button type="submit" isBusy={isBusy} className="justify-self-start">
        {isBusy ? words.sending : review ? words.save : words.send}
      </Button>
    </form>
  )
}

type ReviewFieldsProps = { start: Partial<OwnReview>; errors: Record<string, string> }

function ReviewFields({ start, errors }: ReviewFieldsProps) {
  const words = useWords('reviews', english)
  return (
    <>
      <StarField rating={start.rating} error={errors['rating']} />
      <TextField
        label={words.title}
        name="title"
        isOptional
        maxLength={limits.title}
        defaultValue={start.title}
        error={errors['title']}
      />
      <TextAreaField
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
