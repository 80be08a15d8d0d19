import type { ActionFunctionArgs, LoaderFunctionArgs, MetaArgs } from 'react-router'
import { useActionData, useLoaderData } from 'react-router'
import { cart as english } from '#web/words/en/cart.ts'
import { formOf, openDesk } from '../acting.ts'
import { headOf } from '../head.ts'
import { cacheOfBrowser, prepareInBrowser, prepareOnServer } from '../loading.ts'
import { atMost, shopOf } from '../prepared.ts'
import { PreparedBoundary } from '../prepared-boundary.tsx'
import { tempo } from '../tempo.ts'
import { askingCart } from '../visitor.ts'
import { CartPage } from './cart-page.tsx'
import { type CartOutcome, changePosted } from './posted-change.ts'

export const loader = ({ context }: LoaderFunctionArgs) =>
  prepareOnServer(context, (cache) => cache.fetchQuery(askingCart()))

/** A cart that is slow to come shows its skeleton. */
export async function clientLoader() {
  await atMost(tempo.patienceMs, cacheOfBrowser().prefetchQuery(askingCart()))
  return prepareInBrowser(async () => undefined)
}

/** The forms of the cart, and Add to Cart, where JavaScript is off. */
export async function action({ request, context }: ActionFunctionArgs) {
  return changePosted(openDesk(context), await formOf(request))
}

export function meta({ matches }: MetaArgs) {
  const { title, emptyText: description } = english
  return headOf({ ...shopOf(matches), title, description, path: '/cart', isHidden: true })
}

export default function CartRoute() {
  const { state } = useLoaderData<typeof loader>()
  const outcome = useActionData<CartOutcome>()
  return (
    <PreparedBoundary state={state}>
      <CartPage outcome={outcome} />
    </PreparedBoundary>
  )
}
