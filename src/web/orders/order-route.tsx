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
import { orders as english } from '#web/words/en/orders.ts'
import { formOf, openDesk } from '../acting.ts'
import { headOf } from '../head.ts'
import { prepareInBrowser, prepareOnServer } from '../loading.ts'
import { shopOf } from '../prepared.ts'
import { PreparedBoundary } from '../prepared-boundary.tsx'
import { ErrorPage } from '../shell/error-page.tsx'
import { askingOrder } from './order-calls.ts'
import { OrderPage } from './order-page.tsx'
import { actPosted, type OrderOutcome } from './posted-act.ts'
import { UnknownOrder } from './unknown-order.tsx'

export const loader = ({ context, params }: LoaderFunctionArgs) =>
  prepareOnServer(context, (cache) => cache.fetchQuery(askingOrder(params['token'] ?? '')))

export const clientLoader = ({ params }: ClientLoaderFunctionArgs) =>
  prepareInBrowser((cache) => cache.fetchQuery(askingOrder(params['token'] ?? '')))

export async function action({ request, context, params }: ActionFunctionArgs) {
  return actPosted(openDesk(context), params['token'] ?? '', await formOf(request))
}

/** Whoever has the link may see it, and nobody may keep it. */
export const headers = () => ({ 'Cache-Control': 'private, no-store' })

/** The number is not in the title: it would stay in the history of a borrowed phone. */
export function meta({ matches }: MetaArgs) {
  const title = english.pageTitle
  return headOf({ ...shopOf(matches), title, description: title, path: '/order', isHidden: true })
}

export default function OrderRoute() {
  const { state } = useLoaderData<typeof loader>()
  const { token = '' } = useParams()
  const outcome = useActionData<OrderOutcome>()
  return (
    <PreparedBoundary state={state}>
      <OrderPage key={token} token={token} outcome={outcome} />
    </PreparedBoundary>
  )
}

export function ErrorBoundary() {
  const error = useRouteError()
  const status = isRouteErrorResponse(error) ? error.status : 500
  return status === 404 ? <UnknownOrder /> : <ErrorPage status={status} />
}
