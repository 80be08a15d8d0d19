import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import { wishlist as english } from '#web/words/en/wishlist.ts'
import { formOf, openDesk } from '../acting.ts'
import { headOf } from '../head.ts'
import { cacheOfBrowser, prepareInBrowser, prepareOnServer } from '../loading.ts'
import { atMost, shopOf } from '../prepared.ts'
import { PreparedBoundary } from '../prepared-boundary.tsx'
import { tempo } from '../tempo.ts'
import { askingWishlist } from '../visitor.ts'
import { type WishOutcome, wishPosted } from './posted-wish.ts'
import { WishlistPage } from './wishlist-page.tsx'

export const loader = ({ context }: LoaderFunctionArgs) =>
  prepareOnServer(context, (cache) => cache.fetchQuery(askingWishlist()))

export async function clientLoader() {
  await atMost(tempo.patienceMs, cacheOfBrowser().prefetchQuery(askingWishlist()))
  return prepareInBrowser(async () => undefined)
}

export async function action({ request, context }: ActionFunctionArgs) {
  return wishPosted(openDesk(context), await formOf(request))
}

export function meta({ matches }: MetaArgs) {
  const { title, text: description } = english
  return headOf({ ...shopOf(matches), title, description, path: '/wishlist', isHidden: true })
}

export default function WishlistRoute() {
  const { state } = useLoaderData<typeof loader>()
  const outcome = useActionData<WishOutcome>()
  return (
    <PreparedBoundary state={state}>
      <WishlistPage outcome={outcome} />
    </PreparedBoundary>
  )
}
