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
import { getSharedWishlist } from '#contract/buying-endpoints.ts'
import { wishlist as english } from '#web/words/en/wishlist.ts'
import { formOf, openDesk } from '../acting.ts'
import { headOf } from '../head.ts'
import { prepareInBrowser, prepareOnServer } from '../loading.ts'
import { preparedAnswer, shopOf } from '../prepared.ts'
import { PreparedBoundary } from '../prepared-boundary.tsx'
import { ErrorPage } from '../shell/error-page.tsx'
import { LinkButton } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { useWords } from '../words/words.ts'
import { type SaidOutcome, sayPosted } from './posted-say.ts'
import { SharedPage } from './shared-page.tsx'
import { askingShared } from './use-shared.ts'

export const loader = ({ context, params }: LoaderFunctionArgs) =>
  prepareOnServer(context, (cache) => cache.fetchQuery(askingShared(params['token'] ?? '')))

export const clientLoader = ({ params }: ClientLoaderFunctionArgs) =>
  prepareInBrowser((cache) => cache.fetchQuery(askingShared(params['token'] ?? '')))

export async function action({ request, context, params }: ActionFunctionArgs) {
  return sayPosted(openDesk(context), params['token'] ?? '', await formOf(request))
}

/** Whoever has the link may see it, and votes come in every moment. */
export const headers = () => ({ 'Cache-Control': 'private, no-store' })

export function meta({ matches, loaderData, params }: MetaArgs<typeof loader>) {
  const { token = '' } = params
  const list = preparedAnswer(loaderData, getSharedWishlist, { token })
  return headOf({
    ...shopOf(matches),
    title: list?.title || english.shared.title,
    description: english.shared.text,
    path: `/wishlist/${token}`,
    picture: list?.pieces[0]?.product.pictures[0],
    isHidden: true,
  })
}

export default function SharedRoute() {
  const { state } = useLoaderData<typeof loader>()
  const { token = '' } = useParams()
  const outcome = useActionData<SaidOutcome>()
  return (
    <PreparedBoundary state={state}>
      <SharedPage key={token} token={token} outcome={outcome} />
    </PreparedBoundary>
  )
}

export function ErrorBoundary() {
  const words = useWords('wishlist', english)
  const error = useRouteError()
  const status = isRouteErrorResponse(error) ? error.status : 500
  if (status !== 404) return <ErrorPage status={status} />
  return (
    <EmptyState headingLevel="h1" title={words.shared.over} text={words.shared.overText}>
      <LinkButton to="/products">{words.browse}</LinkButton>
    </EmptyState>
  )
}
