import { cancelOrder } from '#contract/orders/calls.ts'
import { claimTransfer, confirmCod, startPayment } from '#contract/payments/calls.ts'
import { askReturn, chooseCredit } from '#contract/returns/calls.ts'
import { paymentMethods } from '#domain/payment-methods.ts'
import { type ActionContext, orRefusal, type Refusal, textIn } from '../acting.ts'
import { returnIn, type TypedReturn } from './returns/return-form.ts'

const orderIntents = ['cancel', 'confirm', 'pay', 'transfer', 'return', 'credit'] as const
export type OrderIntent = (typeof orderIntents)[number]

/** What became of a form on the page of an order that was posted without JavaScript. */
export type OrderOutcome = {
  intent: OrderIntent
  refusal?: Refusal | undefined
  /** What a refused return asked for, to be mended. */
  typed?: TypedReturn | undefined
  /** Where to pay: a form may not lead to another site, so the page shows a link. */
  payAt: string | null
}

export async function actPosted(action: ActionContext, token: string, form: FormData) {
  const intent = orderIntents.find((one) => one === textIn(form, 'intent'))
  if (!intent) throw new Response('This form is not complete.', { status: 400 })
  const { answer, refusal } = await orRefusal(asked(action, intent, token, form))
  const typed = intent === 'return' && refusal ? returnIn(form) : undefined
  return action.show<OrderOutcome>(
    { intent, refusal, typed, payAt: answer ?? null },
    refusal?.status,
  )
}

/** Answers where to go for the payment, if anywhere. */
async function asked({ ask }: ActionContext, intent: OrderIntent, token: string, form: FormData) {
  switch (intent) {
    case 'cancel':
      await ask(cancelOrder, { token, reason: textIn(form, 'reason') })
      return null
    case 'confirm':
      await ask(confirmCod, { token })
      return null
    case 'pay':
      return (await ask(startPayment, { token, method: methodIn(form) })).redirectTo
    case 'transfer':
      await ask(claimTransfer, { token, reference: textIn(form, 'reference') })
      return null
    case 'return':
      await ask(askReturn, { token, ...returnIn(form) })
      return null
    case 'credit':
      await ask(chooseCredit, { token, returnId: Number(textIn(form, 'returnId')) })
      return null
  }
}

function methodIn(form: FormData) {
  const method = paymentMethods.find((one) => one === textIn(form, 'method'))
  if (!method) throw new Response('This form is not complete.', { status: 400 })
  return method
}
