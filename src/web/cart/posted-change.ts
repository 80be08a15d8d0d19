import {
  addToCart,
  applyCoupon,
  applyGiftCard,
  removeCartLine,
  removeCoupon,
  removeGiftCard,
  setCartLine,
  spendStoreCredit,
} from '#contract/cart/calls.ts'
import { type ActionContext, orRefusal, type Refusal, textIn } from '../acting.ts'
import { creditSpendingIn } from './credit-spending.ts'

/** What a form of the cart asks for. */
const cartIntents = [
  ...(['add', 'change', 'remove', 'promo', 'no-promo', 'credit', 'no-credit'] as const),
  ...(['gift-card', 'no-gift-card'] as const),
]
export type CartIntent = (typeof cartIntents)[number]

/** What became of a form that was posted without JavaScript. */
export type CartOutcome = { intent: CartIntent; refusal: Refusal | null; code: string }

/** Changes the cart as a posted form asks for it. */
export async function changePosted(action: ActionContext, form: FormData) {
  const intent = cartIntents.find((one) => one === textIn(form, 'intent'))
  if (!intent) throw new Response('This form is not complete.', { status: 400 })
  const { refusal } = await orRefusal(asked(action, intent, form))
  // A first piece brings the cookie by which the next page knows its cart.
  if (!refusal && intent === 'add') return action.lead('/cart')
  const code = intent === 'promo' ? textIn(form, 'code') : ''
  return action.show<CartOutcome>({ intent, refusal: refusal ?? null, code }, refusal?.status)
}

function asked({ ask }: ActionContext, intent: CartIntent, form: FormData): Promise<unknown> {
  const productId = Number(textIn(form, 'productId'))
  const quantity = Number(textIn(form, 'quantity'))
  switch (intent) {
    case 'add':
      return ask(addToCart, { productId, quantity: quantity || 1 })
    case 'change':
      return ask(setCartLine, { productId, quantity, isShown: true })
    case 'remove':
      return ask(removeCartLine, { productId })
    case 'promo':
      return ask(applyCoupon, { code: textIn(form, 'code') })
    case 'no-promo':
      return ask(removeCoupon, {})
    case 'credit':
      return ask(spendStoreCredit, creditSpendingIn(form))
    case 'no-credit':
      return ask(spendStoreCredit, { code: textIn(form, 'code'), amount: 0 })
    case 'gift-card':
      return ask(applyGiftCard, { code: textIn(form, 'code').trim() })
    case 'no-gift-card':
      return ask(removeGiftCard, { id: Number(textIn(form, 'id')) })
  }
}
