import { type ActionFunctionArgs, type MetaArgs, useActionData, useParams } from 'react-router'
import { writeReview } from '#contract/reviews/calls.ts'
import { reviews as english } from '#web/words/en/reviews.ts'
import { actionContext, formOf, orRefusal } from '../acting.ts'
import { headOf } from '../head.ts'
import { loadersFor } from '../loading.ts'
import { queryForOrder, useOrder } from '../orders/order-calls.ts'
import { UnknownOrder } from '../orders/unknown-order.tsx'
import { shopOf, wordsOf } from '../prepared.ts'
import { PreparedPage } from '../rendering/prepared-boundary.tsx'
import { FailedScreen } from '../shell/failed-screen.tsx'
import { reviewIn } from './review-input.ts'
import { type ReviewOutcome, ReviewPage } from './review-page.tsx'

const loaders = loadersFor(async (cache, { token = '', lineId = '' }) => {
  const { lines } = await cache.fetchQuery(queryForOrder(token))
  if (!lines.some(({ id }) => String(id) === lineId)) throw new Response('', { status: 404 })
})
export const loader = loaders.loader
export const clientLoader = loaders.clientLoader

/** The form posted without JavaScript: photos need it, everything else does not. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const action = actionContext(context)
  const { token = '', lineId = '' } = params
  const said = reviewIn(await formOf(request))
  const { refusal } = await orRefusal(
    action.ask(writeReview, { ...said, token, lineId: Number(lineId) }),
  )
  if (!refusal) return action.lead(`/order/${token}/review/${lineId}`)
  const { rating, title = '', comment = '', author } = said
  return action.show<ReviewOutcome>(
    { refusal, typed: { rating, title, comment, author } },
    refusal.status,
  )
}

/** Whoever has the link may see it, and nobody may keep it. */
export const headers = () => ({ 'Cache-Control': 'private, no-store' })

export function meta({ matches }: MetaArgs) {
  const title = wordsOf(matches, 'reviews', english).write
  return headOf({ ...shopOf(matches), title, description: title, path: '/order', isHidden: true })
}

export default function ReviewRoute() {
  const outcome = useActionData<ReviewOutcome>()
  const { token = '', lineId = '' } = useParams()
  return (
    <PreparedPage>
      <Shown key={lineId} token={token} lineId={lineId} outcome={outcome} />
    </PreparedPage>
  )
}

type ShownProps = { token: string; lineId: string; outcome: ReviewOutcome | undefined }

function Shown({ token, lineId, outcome }: ShownProps) {
  const order = useOrder(token)
  const line = order?.lines.find(({ id }) => String(id) === lineId)
  return order && line ? <ReviewPage order={order} line={line} outcome={outcome} /> : null
}

export const ErrorBoundary = () => <FailedScreen missing={<UnknownOrder />} />
