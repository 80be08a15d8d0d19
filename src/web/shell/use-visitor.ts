import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useRouteLoaderData } from 'react-router'
import { currentUser } from '#contract/accounts/calls.ts'
import type { User } from '#contract/accounts/types.ts'
import { getCart } from '#contract/cart/calls.ts'
import type { Cart } from '#contract/cart/types.ts'
import { hintIn, isSomebody } from '#domain/visitor-hint.ts'
import type { Prepared } from '../loading.ts'
import { broughtAnswers } from '../rendering/brought.ts'
import { useIsAlive } from '../ui/use-is-alive.ts'
import { queryForCart, queryForUser, queryForVisitor } from '../visitor.ts'
import { useWishedCount } from '../wishlist/use-wished.ts'

export type HeaderVisitor = {
  /** Null for nobody; undefined where nobody knows yet. */
  user: User | null | undefined
  /** Undefined where the first paint shows what the browser remembers. */
  cartCount: number | undefined
  wishlistCount: number | undefined
}

/**
 * Who this is and what they have gathered. By the time the header's code comes the cart may have changed:
 * it wakes with what the server drew, and then says what is true by now.
 */
export function useVisitor(): HeaderVisitor {
  const [hint] = useState(hintOfBrowser)
  useQuery({ ...queryForVisitor(), enabled: typeof document !== 'undefined' && isSomebody(hint) })
  const { data: user } = useQuery({ ...queryForUser(), enabled: false })
  const { data: cart } = useQuery({ ...queryForCart(), enabled: false })
  const cache = useQueryClient()
  const wishedCount = useWishedCount(cache)
  const drawn = useDrawn()
  if (!useIsAlive()) return drawn
  return {
    user: user === undefined && hint?.isSignedIn === false ? null : user,
    cartCount: cart?.count ?? hint?.bag ?? 0,
    wishlistCount: wishedCount ?? hint?.hearts ?? 0,
  }
}

const hintOfBrowser = () => (typeof document === 'undefined' ? undefined : hintIn(document.cookie))

/** A page of the visitor's own was made with them; one that is the same for everybody knows nobody. */
function useDrawn(): HeaderVisitor {
  const root = useRouteLoaderData<Prepared>('root')
  const brought = root?.state.answers ?? broughtAnswers()
  // Put there by asking() of these two calls (root.tsx).
  const user = brought[currentUser.path] as User | null | undefined
  const cart = brought[getCart.path] as Cart | undefined
  return { user, cartCount: cart?.count, wishlistCount: undefined }
}
