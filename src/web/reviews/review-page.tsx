import { useState } from 'react'
import type { OwnReview } from '#contract/orders/part-types.ts'
import type { Order, OrderLine } from '#contract/orders/types.ts'
import { reviews as english } from '#web/words/en/reviews.ts'
import { useWords } from '#web/words/words.ts'
import type { Refusal } from '../acting.ts'
import { LinePicture } from '../cart/line-picture.tsx'
import { LinkButton } from '../ui/button.tsx'
import { Note } from '../ui/note.tsx'
import { ReviewForm } from './review-form.tsx'
import { versionOf } from './review-input.ts'

export type ReviewOutcome = { refusal: Refusal; typed: Partial<OwnReview> }

type ReviewPageProps = { order: Order; line: OrderLine; outcome: ReviewOutcome | undefined }

/** Where the buyer of a saree says what they think of it, and reads what became of that. */
export function ReviewPage({ order, line, outcome }: ReviewPageProps) {
  const words = useWords('reviews', english)
  const review = order.reviews.find(({ lineId }) => lineId === line.id)
  const isOpen = order.reviewableLines.includes(line.id)
  const [isSaved, setSaved] = useState(false)
  return (
    <div className="page pt-5 pb-16">
      <h1 className="text-2xl md:text-3xl">{words.write}</h1>
      <div className="mt-6 flex max-w-xl gap-4">
        <LinePicture line={line} />
        <div className="min-w-0 flex-1">
          <p className="text-lg">{words.of(line.name)}</p>
          {isOpen && <p className="mt-1 text-soft">{words.text}</p>}
        </div>
      </div>
      <div className="mt-6 grid max-w-xl gap-6">
        <Standing order={order} review={review} isOpen={isOpen} isNews={isSaved} />
        {isOpen && (
          <ReviewForm
            key={versionOf(review)}
            order={order}
            line={line}
            review={review}
            given={outcome}
            onSaved={() => setSaved(true)}
          />
        )}
        <p className="flex flex-wrap gap-3">
          <LinkButton look="quiet" to={`/order/${order.token}`}>
            {words.toOrder}
          </LinkButton>
          <LinkButton look="quiet" to={`/product/${line.slug}`}>
            {words.toSaree}
          </LinkButton>
        </p>
      </div>
    </div>
  )
}

type StandingProps = {
  order: Order
  review: OwnReview | undefined
  isOpen: boolean
  isNews: boolean
}

/** What became of the review so far, or why there can be none. */
function Standing({ order, review, isOpen, isNews }: StandingProps) {
  const words = useWords('reviews', english)
  if (!review) {
    if (isOpen) return null
    return <Note title={order.state === 'delivered' ? words.already : words.whoMay} />
  }
  const { title, text } = words.states[review.state]
  return (
    <Note title={title} {...(isNews && { ref: focusIt })}>
      {text && <p>{text}</p>}
      {review.refusal && <p>{words.refusals[review.refusal]}</p>}
      {review.words && <p className="whitespace-pre-line wrap-anywhere">{review.words}</p>}
    </Note>
  )
}

/** Where the answer to a form is, the reader goes on. */
const focusIt = (note: HTMLDivElement | null) => note?.focus()
