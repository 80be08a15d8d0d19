import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router'
import { listReviews } from '#contract/reviews/admin-calls.ts'
import type { StaffReview } from '#contract/reviews/types.ts'
import { classes } from '#web/ui/classes.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { adminReviews as words } from '#web/words/en/admin/reviews.ts'
import { admin } from '#web/words/en/admin.ts'
import { queryKeepingLast } from '../../cache.ts'
import { PageLinks } from '../parts/lists/page-links.tsx'
import { LoadFailed, NothingHere } from '../parts/lists/table-states.tsx'
import { AnswerDialog } from './answer-dialog.tsx'
import { PhotosDialog } from './photos-dialog.tsx'
import { ReviewFilters } from './review-filters.tsx'
import { type ReviewDialog, ReviewItem } from './review-item.tsx'
import {
  isNarrowed,
  type ReviewSearch,
  reviewAddress,
  reviewQueryOf,
  reviewSearchOf,
} from './review-search.ts'
import { useVerdict } from './use-verdict.ts'
import { VerdictDialog } from './verdict-dialog.tsx'

type Open = { what: ReviewDialog; review: StaffReview }

/** What buyers say: those that wait first, each to be shown, refused or answered. */
export function ReviewsTab() {
  const [query, setQuery] = useSearchParams()
  const search = reviewSearchOf(query)
  const asked = useQuery(queryKeepingLast(listReviews, reviewQueryOf(search)))
  const { data, error, refetch } = asked
  const [open, setOpen] = useState<Open | null>(null)
  const decide = useVerdict(search.state)
  const find = (next: ReviewSearch) =>
    setQuery(reviewAddress(next), { replace: true, preventScrollReset: true })
  const rowOf = (review: StaffReview) => (
    <ReviewItem
      key={review.id}
      review={review}
      onApprove={() => void decide(review, { to: 'approved' })}
      onOpen={(what) => setOpen({ what, review })}
    />
  )
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
        <List isStale={asked.isPlaceholderData}>{data.items.map(rowOf)}</List>
      )}
      {data && <PageLinks page={search.page} pages={data.pages} />}
      {open && <OpenDialog {...open} onDecide={decide} onClose={() => setOpen(null)} />}
    </>
  )
}

/** `isStale` while its rows are those of the search before. */
function List({ isStale, children }: { isStale: boolean; children: ReactNode }) {
  return (
    <ul
      aria-busy={isStale}
      className={classes('grid gap-3 transition-opacity', isStale && 'opacity-60')}
    >
      {children}
    </ul>
  )
}

type OpenDialogProps = Open & { onDecide: ReturnType<typeof useVerdict>; onClose: () => void }

function OpenDialog({ what, review, onDecide, onClose }: OpenDialogProps) {
  if (what === 'answer') return <AnswerDialog review={review} onClose={onClose} />
  if (what === 'photos') return <PhotosDialog review={review} onClose={onClose} />
  return <VerdictDialog review={review} onDecide={onDecide} onClose={onClose} />
}

function nothing(search: ReviewSearch): string {
  if (isNarrowed(search)) return words.nothingMatches
  return search.state === 'pending' ? words.noneWait : words.empty
}

function Waiting() {
  return (
    <div
      aria-busy="true"
      role="status"
      aria-label={admin.loading}
      className="grid grid-cols-1 gap-3"
    >
      {[1, 2, 3, 4].map((at) => (
        <Skeleton key={at} className="h-36" />
      ))}
    </div>
  )
}
