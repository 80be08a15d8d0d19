import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { listReviews } from '#contract/reviews/admin-calls.ts'
import type { StaffReview } from '#contract/reviews/types.ts'
import { classes } from '#web/ui/classes.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { adminReviews as words } from '#web/words/en/admin/reviews.ts'
import { admin } from '#web/words/en/admin.ts'
import { queryFor } from '../../cache.ts'
import { PageLinks } from '../parts/lists/page-links.tsx'
import { LoadFailed, NothingHere } from '../parts/lists/table-states.tsx'
import { AnswerDialog } from './answer-dialog.tsx'
import { PhotosDialog } from './photos-dialog.tsx'
import { ReviewFilters } from './review-filters.tsx'
import { ReviewItem } from './review-item.tsx'
import {
  isNarrowed,
  type ReviewSearch,
  reviewAddress,
  reviewQueryOf,
  reviewSearchOf,
} from './review-search.ts'
import { useVerdict } from './use-verdict.ts'
import { VerdictDialog } from './verdict-dialog.tsx'

type Open = { what: 'verdict' | 'answer' | 'photos'; review: StaffReview }

/** What buyers say: those that wait first, each to be shown, refused or answered. */
export function ReviewsTab() {
  const [query, setQuery] = useSearchParams()
  const search = reviewSearchOf(query)
  const asked = queryFor(listReviews, reviewQueryOf(search))
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...asked,
    placeholderData: keepPreviousData,
  })
  const [open, setOpen] = useState<Open | null>(null)
  const decide = useVerdict(search.state)
  const find = (next: ReviewSearch) =>
    setQuery(reviewAddress(next), { replace: true, preventScrollReset: true })
  const close = () => setOpen(null)
  return (
    <>
      <ReviewFilters search={search} counts={data?.counts} onSearch={find} />
      {error && !data ? (
        <LoadFailed error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Waiting />
      ) : data.items.length === 0 ? (
        <NothingHere>{nothing(search)}</NothingHere>
      ) : (
        <ul
          aria-busy={isPlaceholderData}
          className={classes('grid gap-3 transition-opacity', isPlaceholderData && 'opacity-60')}
        >
          {data.items.map((review) => (
            <ReviewItem
              key={review.id}
              review={review}
              onApprove={() => void decide(review, { to: 'approved' })}
              onReject={() => setOpen({ what: 'verdict', review })}
              onAnswer={() => setOpen({ what: 'answer', review })}
              onPhotos={() => setOpen({ what: 'photos', review })}
            />
          ))}
        </ul>
      )}
      {data && <PageLinks page={search.page} pages={data.pages} />}
      {open?.what === 'verdict' && (
        <VerdictDialog review={open.review} onDecide={decide} onClose={close} />
      )}
      {open?.what === 'answer' && <AnswerDialog review={open.review} onClose={close} />}
      {open?.what === 'photos' && <PhotosDialog review={open.review} onClose={close} />}
    </>
  )
}

function nothing(search: ReviewSearch): string {
  if (isNarrowed(search)) return words.nothingMatches
  return search.state === 'pending' ? words.noneWait : words.empty
}

function Waiting() {
  return (
    <div aria-busy="true" role="status" aria-label={admin.loading} className="grid gap-3">
      {[1, 2, 3, 4].map((at) => (
        <Skeleton key={at} className="h-36" />
      ))}
    </div>
  )
}
