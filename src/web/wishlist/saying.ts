import { commentOnWishlist, voteOnWishlist } from '#contract/wishlist/calls.ts'
import type { SharedWishlist, Vote } from '#contract/wishlist/types.ts'
import { callWith, type Fetch } from '../api.ts'

/** What a relative does: votes for or against a saree, takes a vote back, or says something. */
export type Saying =
  | { kind: 'vote'; productId: number; vote: Vote | null }
  | { kind: 'comment'; productId: number | null; comment: string }
  | { kind: 'name' }

/** What the shop is told of. */
export type Said = Exclude<Saying, { kind: 'name' }>

/** As the pressed button names it: 'heart:12', 'not:12', 'none:12', 'comment:12', 'comment:0', 'name'. */
export function sayingIn(pressed: string, form: FormData): Saying {
  const [act = '', about = '0'] = pressed.split(':')
  const id = Number(about)
  if (act === 'heart' || act === 'not') return { kind: 'vote', productId: id, vote: act }
  if (act === 'none') return { kind: 'vote', productId: id, vote: null }
  if (act !== 'comment') return { kind: 'name' }
  const comment = String(form.get(commentField(id)) ?? '')
  return { kind: 'comment', productId: id || null, comment }
}

export const commentField = (productId: number) => `comment.${productId}`

/** Says it to the shop; answers the list as it is then. */
export function say(
  send: Fetch,
  { token, name }: { token: string; name: string },
  saying: Said,
): Promise<SharedWishlist> {
  const { productId } = saying
  return saying.kind === 'vote'
    ? callWith(send, voteOnWishlist, {
        token,
        name,
        productId: saying.productId,
        vote: saying.vote,
      })
    : callWith(send, commentOnWishlist, { token, name, productId, comment: saying.comment })
}
