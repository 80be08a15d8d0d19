import { type ActionFunctionArgs, type MetaArgs, useActionData, useParams } from 'react-router'
import { orders as english } from '#web/words/en/orders.ts'
import { actionContext, formOf } from '../acting.ts'
import { headOf } from '../head.ts'
import { loadersFor } from '../loading.ts'
import { shopOf, wordsOf } from '../prepared.ts'
import { PreparedPage } from '../rendering/prepared-boundary.tsx'
import { FailedScreen } from '../shell/failed-screen.tsx'
import { queryForOrder } from './order-calls.ts'
import { OrderPage } from './order-page.tsx'
import { actPosted, type OrderOutcome } from './posted-act.ts'
import { UnknownOrder } from './unknown-order.tsx'

const loaders = loadersFor((cache, { token = '' }) => cache.fetchQuery(queryForOrder(token)))
export const loader = loaders.loader
export const clientLoader = loaders.clientLoader

export async function action({ request, context, params }: ActionFunctionArgs) {
  return actPosted(actionContext(context), params['token'] ?? '', await formOf(request))
}

/** Whoever has the link may see it, and nobody may keep it. */
export const headers = () => ({ 'Cache-Control': 'private, no-store' })

/** The number is not in the title: it would stay in the history of a borrowed phone. */
export function meta({ matches }: MetaArgs) {
  const title = wordsOf(matches, 'orders', english).pageTitle
  return headOf({ ...shopOf(matches), title, description: title, path: '/order', isHidden: true })
}

export default function OrderRoute() {
  const { token = '' } = useParams()
  const outcome = useActionData<OrderOutcome>()
  return (
    <PreparedPage>
      <OrderPage key={token} token={token} outcome={outcome} />
    </PreparedPage>
  )
}

export const ErrorBoundary = () => <FailedScreen missing={<UnknownOrder />} />
