import type { CardOrder } from '#contract/card-sales/types.ts'
import { languages } from '#domain/language.ts'
import { type Refusal, textIn } from '../../acting.ts'

/** What was typed, and why the shop said no to it. */
export type Ordered = { typed: CardOrder; refusal: Refusal | undefined }

/** An amount that was typed goes before one that is offered; what is no amount is for the shop to refuse. */
export function cardOrderIn(form: FormData): CardOrder {
  const text = (name: string) => textIn(form, name).trim()
  const own = text('own').replace(/[₹,\s]/g, '')
  const language = languages.find((one) => one === text('language'))
  const sendOn = text('sendOn')
  return {
    amount: Number(own === '' ? text('amount') : own),
    ...{ name: text('name'), email: text('email'), isForMyself: form.has('isForMyself') },
    ...{ recipientName: text('recipientName'), recipientEmail: text('recipientEmail') },
    ...{ message: textIn(form, 'message'), website: textIn(form, 'website') },
    ...(language && { language }),
    ...(sendOn !== '' && { sendOn }),
  }
}

/** Where its buyer follows a purchase. */
export const cardSalePath = ({ number, secret }: { number: string; secret: string }) =>
  `/gift-card/${number}/${secret}`
