import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { decideReview, listReviews } from '#contract/reviews/admin-calls.ts'
import type { StaffReview, StaffReviewPage, VerdictForm } from '#contract/reviews/types.ts'
import { toast } from '#web/ui/toast/toast.ts'
import { adminReviews as words } from '#web/words/en/admin/reviews.ts'
import { admin } from '#web/words/en/admin.ts'
import { asJson, type Saved, useSave } from '../parts/forms/use-save.ts'
import { refresh } from '../parts/refresh.ts'

export type Verdict = Pick<VerdictForm, 'to' | 'reason' | 'words'>
export type Decide = (review: StaffReview, verdict: Verdict) => Promise<Saved<StaffReview>>

const done = { pending: words.reopened, approved: words.approved, rejected: words.rejected }
/** What a decision changes: the list, the shop's own pages of it, and what is left to do. */
const refreshes = [listReviews.path, '/api/products', '/api/admin/today']

/** Decides at once on the screen, then on the server, and offers the way back. */
export function useVerdict(shown: StaffReview['state'] | 'all'): Decide {
  const cache = useQueryClient()
  const { save } = useSave(asJson(decideReview), { failed: words.failed, refreshes })
  const decide: Decide = async (review, verdict) => {
    await foresee(cache, review, verdict, shown)
    const { id, state: from, version } = review
    const result = await save({ id, from, version, ...verdict })
    if (!result.isDone) await refresh(cache, listReviews.path)
    else if (verdict.to !== 'pending') {
      const onAct = () => void decide(result.answer, wayBack(review))
      toast({ tone: 'success', title: done[verdict.to], action: { label: admin.undo, onAct } })
    } else toast({ tone: 'success', title: done.pending })
    return result
  }
  return decide
}

const wayBack = ({ state, refusal, words: said }: StaffReview): Verdict =>
  state === 'rejected' ? { to: state, reason: refusal, words: said } : { to: state }

/** Shows every list as it will be: a review that a list does not ask for any more leaves it. */
async function foresee(
  cache: QueryClient,
  review: StaffReview,
  { to, reason = null, words: said = '' }: Verdict,
  shown: StaffReview['state'] | 'all',
) {
  const queries = {
    predicate: ({ queryKey }: { queryKey: readonly unknown[] }) =>
      String(queryKey[0]).startsWith(listReviews.path),
  }
  await cache.cancelQueries(queries)
  const next = { ...review, state: to, refusal: reason, words: said }
  const isLeaving = shown !== 'all' && shown !== to
  cache.setQueriesData<StaffReviewPage>(
    queries,
    (page) =>
      page && {
        ...page,
        items: page.items.flatMap((one) => (one.id !== review.id ? one : isLeaving ? [] : next)),
      },
  )
}
