import type { Review } from '#contract/content.ts'
import { relativeDate } from '#domain/relative-date.ts'
import { product as english } from '#web/words/en/product.ts'
import { useWords } from '#web/words/words.ts'
import { useSurroundings } from '../surroundings.ts'
import { Stars } from '../ui/stars.tsx'

/** Author, stars, relative date and text; a review of the demo shop says that it is one. */
export function ReviewCard({ review }: { review: Review }) {
  const words = useWords('product', english).reviews
  const { now } = useSurroundings()
  return (
    <li className="border-b border-line py-5 first:pt-0">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <span className="font-semibold">{review.author}</span>
        <Stars rating={review.rating} />
        <time dateTime={review.createdAt} className="text-sm text-soft">
          {relativeDate(Date.parse(review.createdAt), now, 'en-IN')}
        </time>
      </div>
      {review.comment && <p className="measure mt-2">{review.comment}</p>}
      {review.isDemo && <p className="mt-2 text-sm text-soft">{words.demo}</p>}
    </li>
  )
}
