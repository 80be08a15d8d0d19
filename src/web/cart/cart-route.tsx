import type { ActionFunctionArgs, LoaderFunctionArgs, MetaArgs } from 'react-router'
import { useActionData } from 'react-router'
import { cart as english } from '#web/words/en/cart.ts'
import { actionContext, formOf } from '../acting.ts'
import { headOf } from '../head.ts'
import { cacheOfBrowser, prepareOnServer, prepareSoon } from '../loading.ts'
import { shopOf, wordsOf } from '../prepared.ts'
import { PreparedPage } from '../rendering/prepared-boundary.tsx'
import { queryForCart } from '../visitor.ts'
import { CartPage } from './cart-page.tsx'
import { queryForLastOrder } from './empty-cart.tsx'
import { type CartOutcome, changePosted } from './posted-change.ts'

export const loader = ({ context }: LoaderFunctionArgs) =>
  prepareOnServer(context, async (cache) => {
    const { lines } = await cache.fetchQuery(queryForCart())
    if (lines.length === 0) await cache.prefetchQuery(queryForLastOrder())
  })

/** A cart that is slow to come shows its skeleton. */
export const clientLoader = () => prepareSoon(cacheOfBrowser().prefetchQuery(queryForCart()))

/** The forms of the cart, and Add to Cart, where JavaScript is off. */
export async function action({ request, context }: ActionFunctionArgs) {
  return changePosted(actionContext(context), await formOf(request))
}

export function meta({ matches }: MetaArgs) {
  const { title, emptyText: description } = wordsOf(matches, 'cart', english)
  return headOf({ ...shopOf(matches), title, description, path: '/cart', isHidden: true })
}

export default function CartRoute() {
  const outcome = useActionData<CartOutcome>()
  return (
    <PreparedPage>
      <CartPage outcome={outcome} />
    </PreparedPage>
  )
}
