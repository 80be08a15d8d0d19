import { tellPin } from '#contract/checkout/calls.ts'
import type { DeliveryQuote } from '#contract/checkout/types.ts'
import { type ActionContext, orRefusal, type Refusal, textIn } from '../../acting.ts'

/** What came of a PIN code that was posted. */
export type PostedPin = { typed: string; quote?: DeliveryQuote; refusal?: Refusal }

/** The box where JavaScript is off: the page of the saree comes back with what the shop says. */
export async function tellPosted(action: ActionContext, form: FormData) {
  const [typed, country] = [textIn(form, 'pin'), textIn(form, 'country')]
  const productId = Number(textIn(form, 'productId'))
  const pin = typed.replaceAll(' ', '')
  const told = action.ask(tellPin, { ...(country ? { pin: null, country } : { pin }), productId })
  const { answer, refusal } = await orRefusal(told)
  if (refusal) return action.show<PostedPin>({ typed, refusal }, refusal.status)
  return action.show<PostedPin>({ typed, quote: answer })
}
