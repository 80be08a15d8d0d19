import { addToCart } from '#contract/cart/calls.ts'
import {
  closeWishlist,
  removeFromWishlist,
  removeWishlistComment,
  shareWishlist,
} from '#contract/wishlist/calls.ts'
import { type ActionContext, orRefusal, type Refusal, textIn } from '../acting.ts'

const wishIntents = ['move', 'remove', 'share', 'close', 'remove-comment'] as const
export type WishIntent = (typeof wishIntents)[number]

/** What became of a form of the wishlist that was posted without JavaScript. */
export type WishOutcome = { intent: WishIntent; refusal: Refusal | null }

export async function wishPosted(action: ActionContext, form: FormData) {
  const intent = wishIntents.find((one) => one === textIn(form, 'intent'))
  if (!intent) throw new Response('This form is not complete.', { status: 400 })
  const { refusal } = await orRefusal(asked(action, intent, form))
  return action.show<WishOutcome>({ intent, refusal: refusal ?? null }, refusal?.status)
}

async function asked({ ask }: ActionContext, intent: WishIntent, form: FormData): Promise<unknown> {
  const id = Number(textIn(form, 'id'))
  switch (intent) {
    case 'move':
      await ask(addToCart, { productId: id, quantity: 1 })
      return ask(removeFromWishlist, { productId: id })
    case 'remove':
      return ask(removeFromWishlist, { productId: id })
    case 'share':
      return ask(shareWishlist, { title: textIn(form, 'title') })
    case 'close':
      return ask(closeWishlist, {})
    case 'remove-comment':
      return ask(removeWishlistComment, { id })
  }
}
