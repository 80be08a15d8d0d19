import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { getCheckout } from '#contract/checkout/calls.ts'
import type { Checkout } from '#contract/checkout/types.ts'
import { checkout as english } from '#web/words/en/checkout.ts'
import { actedContext, formOf } from '../acting.ts'
import { callWith, newKey } from '../api.ts'
import { queryFor } from '../cache.ts'
import { headOf } from '../head.ts'
import {
  cacheOfBrowser,
  prepareInBrowser,
  prepareOnServer,
  renderContext,
  wordsFor,
} from '../loading.ts'
import { shopOf, wordsOf } from '../prepared.ts'
import { PreparedBoundary } from '../rendering/prepared-boundary.tsx'
import { prepareStates } from './address/state-names.ts'
import { CheckoutPage } from './checkout-page.tsx'
import { enter, type Outcome } from './outcome.ts'
import { placePosted, sentToContext } from './place-posted.ts'

const key = queryFor(getCheckout, {}).queryKey

export async function loader({ context }: LoaderFunctionArgs) {
  const { send } = context.get(renderContext)
  const isBack = context.get(actedContext)
  const prepared = await prepareOnServer(context, async (cache) => {
    // Entering once more would hide what has changed since.
    const asked = context.get(sentToContext)
    const checkout = isBack ? await callWith(send, getCheckout, asked) : await enter(send)
    if (!isBack) leaveWhenEmpty(checkout)
    cache.setQueryData(key, checkout)
    await prepareStates(cache)
  })
  return { ...prepared, key: newKey() }
}

export async function clientLoader() {
  const prepared = await prepareInBrowser(async (cache) => {
    const named = prepareStates(cache)
    const known = cacheOfBrowser().getQueryState(key)
    // The button that led here has entered already.
    const isFresh = Date.now() - (known?.dataUpdatedAt ?? 0) < justNowMs
    const checkout = (isFresh && known?.data) || (await enter(fetch))
    leaveWhenEmpty(checkout)
    cache.setQueryData(key, checkout)
    await named
  })
  return { ...prepared, key: newKey() }
}

const justNowMs = 2000

/** Whoever comes back after the answer to an order was lost finds that order. */
function leaveWhenEmpty({ closedBecause, placed }: Checkout) {
  if (closedBecause === 'empty-cart') throw redirect(placed?.path ?? '/cart')
}

/** The whole checkout where JavaScript is off. */
export async function action({ request, context }: ActionFunctionArgs) {
  const words = wordsFor(context, 'checkout', english)
  return placePosted(context, await formOf(request), words)
}

/** Without the shop’s menus and foot. */
export const handle = 'calm'

/** It is about one visitor, whoever asks. */
export const headers = () => ({ 'Cache-Control': 'private, no-store' })

export function meta({ matches }: MetaArgs) {
  const { title } = wordsOf(matches, 'checkout', english)
  return headOf({
    ...shopOf(matches),
    title,
    description: title,
    path: '/checkout',
    isHidden: true,
  })
}

export default function CheckoutRoute() {
  const { state, key } = useLoaderData<typeof loader>()
  const outcome = useActionData<Outcome>()
  return (
    <PreparedBoundary state={state}>
      <CheckoutPage key={key} orderKey={outcome?.key || key} outcome={outcome} />
    </PreparedBoundary>
  )
}
