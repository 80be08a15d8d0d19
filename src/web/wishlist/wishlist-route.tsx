import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
  useActionData,
} from 'react-router'
import { wishlist as english } from '#web/words/en/wishlist.ts'
import { actionContext, formOf } from '../acting.ts'
import { headOf } from '../head.ts'
import { cacheOfBrowser, prepareOnServer, prepareSoon } from '../loading.ts'
import { shopOf, wordsOf } from '../prepared.ts'
import { PreparedPage } from '../rendering/prepared-boundary.tsx'
import { queryForWishlist } from '../visitor.ts'
import { type WishOutcome, wishPosted } from './posted-wish.ts'
import { WishlistPage } from './wishlist-page.tsx'

export const loader = ({ context }: LoaderFunctionArgs) =>
  prepareOnServer(context, (cache) => cache.fetchQuery(queryForWishlist()))

export const clientLoader = () => prepareSoon(cacheOfBrowser().prefetchQuery(queryForWishlist()))

export async function action({ request, context }: ActionFunctionArgs) {
  return wishPosted(actionContext(context), await formOf(request))
}

export function meta({ matches }: MetaArgs) {
  const { title, text: description } = wordsOf(matches, 'wishlist', english)
  return headOf({ ...shopOf(matches), title, description, path: '/wishlist', isHidden: true })
}

export default function WishlistRoute() {
  const outcome = useActionData<WishOutcome>()
  return (
    <PreparedPage>
      <WishlistPage outcome={outcome} />
    </PreparedPage>
  )
}
