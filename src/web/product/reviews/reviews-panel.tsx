import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import type { AnswerOf } from '#contract/endpoint.ts'
import { productReviews } from '#contract/reviews/calls.ts'
import type { Review } from '#contract/reviews/types.ts'
import { product as english } from '#web/words/en/product.ts'
import { useWords } from '#web/words/words.ts'
import { queryKeepingLast } from '../../cache.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Pagination } from '../../ui/navigation/pagination.tsx'
import { SkeletonText } from '../../ui/skeleton.tsx'
import { PanelFailure } from '../panel-failure.tsx'
import { reviewsId } from '../section-ids.ts'
import { ReviewCard } from './review-card.tsx'
import { ReviewSpread } from './review-spread.tsx'
import { reviewsInput } from './reviews-input.ts'
import { WriteReview } from './write-review.tsx'

/** So many are read on the way down the page; the others open at a touch. */
const shownAtOnce = 2

/** What buyers said: the first two, then the rest, a page at a time. */
export function ReviewsPanel({ slug }: { slug: string }) {
  const words = useWords('product', english).reviews
  const { search } = useLocation()
  const { data, error, refetch } = useQuery(
    queryKeepingLast(productReviews, reviewsInput(slug, search)),
  )
  if (!data) {
    if (!error) return <SkeletonText lines={6} />
    return <PanelFailure text={words.failed} onTryAgain={() => void refetch()} />
  }
  return (
    <div className="grid gap-8 md:grid-cols-[16rem_1fr] lg:gap-14">
      <div className="space-y-5">
        {data.total > 0 && data.rating !== null ? (
          <ReviewSpread rating={data.rating} total={data.total} spread={data.spread} />
        ) : (
          <p className="text-soft">{words.empty}</p>
        )}
        <WriteReview slug={slug} />
      </div>
      <div>
        <Cards reviews={data.items.slice(0, shownAtOnce)} />
        {(data.items.length > shownAtOnce || data.pages > 1) && <Rest found={data} />}
      </div>
    </div>
  )
}

/** Opens by itself where the address turns the pages. */
function Rest({ found }: { found: AnswerOf<typeof productReviews> }) {
  const words = useWords('product', english).reviews
  const { pathname } = useLocation()
  return (
    <details open={found.page > 1}>
      <summary className={`${buttonClass({ look: 'quiet' })} mt-5 [[open]>&]:hidden`}>
        {words.all(found.total)}
      </summary>
      <Cards reviews={found.items.slice(shownAtOnce)} />
      <div className="mt-6">
        <Pagination
          page={found.page}
          pages={found.pages}
          hrefOf={(page) => `${page > 1 ? `?page=${page}` : pathname}#${reviewsId}`}
        />
      </div>
    </details>
  )
}

const Cards = ({ reviews }: { reviews: Review[] }) => (
  <ul>
    {reviews.map((review) => (
      <ReviewCard key={review.id} review={review} />
    ))}
  </ul>
)
