import { type ActionFunctionArgs, type MetaArgs, useActionData, useParams } from 'react-router'
import { getSharedWishlist } from '#contract/wishlist/calls.ts'
import { wishlist as english } from '#web/words/en/wishlist.ts'
import { actionContext, formOf } from '../acting.ts'
import { headOf } from '../head.ts'
import { loadersFor } from '../loading.ts'
import { preparedAnswer, shopOf, wordsOf } from '../prepared.ts'
import { PreparedPage } from '../rendering/prepared-boundary.tsx'
import { FailedScreen } from '../shell/failed-screen.tsx'
import { LinkButton } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { useWords } from '../words/words.ts'
import { type SaidOutcome, sayPosted } from './posted-say.ts'
import { SharedPage } from './shared-page.tsx'
import { queryForShared } from './use-shared.ts'

const loaders = loadersFor((cache, { token = '' }) => cache.fetchQuery(queryForShared(token)))
export const loader = loaders.loader
export const clientLoader = loaders.clientLoader

export async function action({ request, context, params }: ActionFunctionArgs) {
  return sayPosted(actionContext(context), params['token'] ?? '', await formOf(request))
}

/** Whoever has the link may see it, and votes come in every moment. */
export const headers = () => ({ 'Cache-Control': 'private, no-store' })

export function meta({ matches, loaderData, params }: MetaArgs<typeof loader>) {
  const { token = '' } = params
  const list = preparedAnswer(loaderData, getSharedWishlist, { token })
  const words = wordsOf(matches, 'wishlist', english).shared
  return headOf({
    ...shopOf(matches),
    title: list?.title || words.title,
    description: words.text,
    path: `/wishlist/${token}`,
    picture: list?.pieces[0]?.product.pictures[0],
    isHidden: true,
  })
}

export default function SharedRoute() {
  const { token = '' } = useParams()
  const outcome = useActionData<SaidOutcome>()
  return (
    <PreparedPage>
      <SharedPage key={token} token={token} outcome={outcome} />
    </PreparedPage>
  )
}

export const ErrorBoundary = () => <FailedScreen missing={<SharingOver />} />

/** The link was taken back, or never given. */
function SharingOver() {
  const words = useWords('wishlist', english)
  return (
    <EmptyState headingLevel="h1" title={words.shared.over} text={words.shared.overText}>
      <LinkButton to="/products">{words.browse}</LinkButton>
    </EmptyState>
  )
}
