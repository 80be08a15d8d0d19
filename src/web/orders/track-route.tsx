import { type ActionFunctionArgs, type MetaArgs, useActionData } from 'react-router'
import { trackOrder } from '#contract/orders/calls.ts'
import { orders as english } from '#web/words/en/orders.ts'
import { actionContext, formOf, orRefusal } from '../acting.ts'
import { headOf } from '../head.ts'
import { shopOf, wordsOf } from '../prepared.ts'
import { TrackPage } from './track-page.tsx'
import { type Tracked, trackingIn } from './tracking.ts'

/** The form where JavaScript is off. */
export async function action({ request, context }: ActionFunctionArgs) {
  const action = actionContext(context)
  const typed = trackingIn(await formOf(request))
  const { answer, refusal } = await orRefusal(action.ask(trackOrder, typed))
  return action.show<Tracked>({ typed, order: answer, refusal }, refusal?.status)
}

export function meta({ matches }: MetaArgs) {
  const { title, text: description } = wordsOf(matches, 'orders', english).trackPage
  return headOf({ ...shopOf(matches), title, description, path: '/track-order' })
}

export default function TrackRoute() {
  return <TrackPage given={useActionData<Tracked>()} />
}
