import { useQuery } from '@tanstack/react-query'
import { useRouteLoaderData } from 'react-router'
import { getCart } from '#contract/cart/calls.ts'
import type { Cart } from '#contract/cart/types.ts'
import { currentUser } from '#contract/customers/calls.ts'
import type { User } from '#contract/customers/types.ts'
import { broughtAnswers } from '../brought.ts'
import type { Prepared } from '../loading.ts'
import { useProfile } from '../surroundings.ts'
import { useIsAlive } from '../ui/use-is-alive.ts'
import { askingCart, askingVisitor, askingWishlist } from '../visitor.ts'
import { Header } from './header.tsx'
import { useCategories } from './use-categories.ts'

/** The header filled with this shop and this visitor; nobody is asked for while nobody is known. */
export function ShopHeader({ isKnown }: { isKnown: boolean }) {
  const profile = useProfile()
  const categories = useCategories()
  const { visitor, cartCount, wishlistCount } = useVisitor(isKnown)
  if (!profile) return null
  return (
    <Header
      profile={profile}
      categories={categories}
      visitor={visitor ?? null}
      cartCount={cartCount ?? 0}
      wishlistCount={wishlistCount ?? 0}
    />
  )
}

/**
 * Who this is and what they have gathered. By the time the header's code comes the cart may have changed:
 * it wakes with what the server drew, and then says what is true by now.
 */
function useVisitor(isKnown: boolean) {
  const { data: visitor } = useQuery({ ...askingVisitor(), enabled: isKnown })
  const { data: cart } = useQuery({ ...askingCart(), enabled: isKnown })
  const { data: wishlist } = useQuery({ ...askingWishlist(), enabled: isKnown })
  const drawn = useDrawn()
  if (!useIsAlive()) return drawn
  return { visitor, cartCount: cart?.count, wishlistCount: wishlist?.pieces.length }
}

function useDrawn() {
  const root = useRouteLoaderData<Prepared>('root')
  const brought = root?.state.answers ?? broughtAnswers()
  // Put there by asking() of these two calls (root.tsx).
  const visitor = brought[currentUser.path] as User | null | undefined
  const cart = brought[getCart.path] as Cart | undefined
  return { visitor, cartCount: cart?.count, wishlistCount: undefined }
}
