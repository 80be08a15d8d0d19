import { reviews as english } from '#web/words/en/reviews.ts'
import { useWords } from '#web/words/words.ts'
import { FieldError } from '../ui/forms/field.tsx'

type StarFieldProps = { rating: number | undefined; error: string | undefined }

/** One to five stars, chosen like any radio button: by touch, mouse or arrows, with or without JavaScript. */
export function StarField({ rating, error }: StarFieldProps) {
  const words = useWords('reviews', english)
  return (
    <fieldset id="review-rating" aria-describedby={error && 'review-rating-error'}>
      <legend className="mb-1.5 font-medium">{words.stars}</legend>
      <div className="star-choice">
        {[1, 2, 3, 4, 5].map((count) => (
          <label key={count} title={words.starsOf(count)}>
            <input
              type="radio"
              name="rating"
              value={count}
              defaultChecked={count === rating}
              aria-invalid={error ? true : undefined}
              className="sr-only"
            />
            <span className="sr-only">{words.starsOf(count)}</span>
            <svg viewBox="0 0 20 20" aria-hidden="true">
              <path d="M10 2l2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8Z" />
            </svg>
          </label>
        ))}
      </div>
      {error && <FieldError id="review-rating-error">{error}</FieldError>}
    </fieldset>
  )
}
