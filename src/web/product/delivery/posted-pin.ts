import { tellPin } from '#contract/checkout/calls.ts'
import type { DeliveryQuote } from '#contract/checkout/types.ts'
import { type openDesk, orRefusal, type Refusal, textIn } from '../../acting.ts'

/** What came of a PIN code that was posted. */
export type PostedPin = { typed: string; quote?: DeliveryQuote; refusal?: Refusal }

/** The box where JavaScript is off: the page of the saree comes back with what the shop says. */
export async function tellPosted(desk: ReturnType<typeof openDesk>, form: FormData) {
  const [typed, country] = [textIn(form, 'pin'), textIn(form, 'country')]
  const productId = Number(textIn(form, 'productId'))
  const pin = typed.replaceAll(' ', '')
  const told = desk.ask(tellPin, { ...(country ? { pin: null, country } : { pin }), productId })
  const { answer, refusal } = await orRefusal(told)
  if (refusal) return desk.show<PostedPin>({ typed, refusal }, refusal.status)
  return desk.show<PostedPin>({ typed, quote: answer })
}
