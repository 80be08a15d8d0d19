import type { QueryClient } from '@tanstack/react-query'
import {
  type ActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  isRouteErrorResponse,
  type LoaderFunctionArgs,
  type MetaArgs,
  useActionData,
  useLoaderData,
  useParams,
  useRouteError,
} from 'react-router'
import { writeReview } from '#contract/review-endpoints.ts'
import { reviews as english } from '#web/words/en/reviews.ts'
import { formOf, openDesk, orRefusal } from '../acting.ts'
import { headOf } from '../head.ts'
import { prepareInBrowser, prepareOnServer } from '../loading.ts'
import { askingOrder, useOrder } from '../orders/order-calls.ts'
import { UnknownOrder } from '../orders/unknown-order.tsx'
import { shopOf } from '../prepared.ts'
import { PreparedBoundary } from '../prepared-boundary.tsx'
import { ErrorPage } from '../shell/error-page.tsx'
import { reviewIn } from './review-input.ts'
import { type ReviewOutcome, ReviewPage } from './review-page.tsx'

const prepare =
  ({ token = '', lineId = '' }: LoaderFunctionArgs['params']) =>
  async (cache: QueryClient) => {
    const { lines } = await cache.fetchQuery(askingOrder(token))
    if (!lines.some(({ id }) => String(id) === lineId)) throw new Response('', { status: 404 })
  }

export const loader = ({ context, params }: LoaderFunctionArgs) =>
  prepareOnServer(context, prepare(params))

export const clientLoader = ({ params }: ClientLoaderFunctionArgs) =>
  prepareInBrowser(prepare(params))

/** The form posted without JavaScript: photos need it, everything else does not. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const desk = openDesk(context)
  const { token = '', lineId = '' } = params
  const said = reviewIn(await formOf(request))
  const { refusal } = await orRefusal(
    desk.ask(writeReview, { ...said, token, lineId: Number(lineId) }),
  )
  if (!refusal) return desk.lead(`/order/${token}/review/${lineId}`)
  const { rating, title = '', comment = '', author } = said
  return desk.show<ReviewOutcome>(
    { refusal, typed: { rating, title, comment, author } },
    refusal.status,
  )
}

/** Whoever has the link may see it, and nobody may keep it. */
export const headers = () => ({ 'Cache-Control': 'private, no-store' })

export function meta({ matches }: MetaArgs) {
  const title = english.write
  return headOf({ ...shopOf(matches), title, description: title, path: '/order', isHidden: true })
}

export default function ReviewRoute() {
  const { state } = useLoaderData<typeof loader>()
  const outcome = useActionData<ReviewOutcome>()
  const { token = '', lineId = '' } = useParams()
  return (
    <PreparedBoundary state={state}>
      <Shown key={lineId} token={token} lineId={lineId} outcome={outcome} />
    </PreparedBoundary>
  )
}

type ShownProps = { token: string; lineId: string; outcome: ReviewOutcome | undefined }

function Shown({ token, lineId, outcome }: ShownProps) {
  const order = useOrder(token)
  const line = order?.lines.find(({ id }) => String(id) === lineId)
  return order && line ? <ReviewPage order={order} line={line} outcome={outcome} /> : null
}

export function ErrorBoundary() {
  const error = useRouteError()
  const status = isRouteErrorResponse(error) ? error.status : 500
  return status === 404 ? <UnknownOrder /> : <ErrorPage status={status} />
}
