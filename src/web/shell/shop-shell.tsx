import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import * as endpoints from '#contract/endpoints.ts'
import { asking } from '../cache.ts'
import { SmallCartPlace } from '../cart/small-cart-place.tsx'
import { useSurroundings } from '../surroundings.ts'
import { askingCart, askingVisitor, askingWishlist } from '../visitor.ts'
import { Shell } from './shell.tsx'

/** The shell filled with this shop and this visitor; nobody is asked for while nobody is known. */
export function ShopShell({ isKnown, children }: { isKnown: boolean; children: ReactNode }) {
  const { now } = useSurroundings()
  const { data: profile } = useQuery(asking(endpoints.getShop, {}))
  const { data: visitor } = useQuery({ ...askingVisitor(), enabled: isKnown })
  const { data: cart } = useQuery({ ...askingCart(), enabled: isKnown })
  const { data: wishlist } = useQuery({ ...askingWishlist(), enabled: isKnown })
  const categories = useCategories()
  if (!profile) return children
  return (
    <Shell
      profile={profile}
      categories={categories}
      visitor={visitor ?? null}
      cartCount={cart?.count ?? 0}
      wishlistCount={wishlist?.pieces.length ?? 0}
      now={now}
    >
      {children}
      <SmallCartPlace />
    </Shell>
  )
}

export function useCategories() {
  return useQuery(asking(endpoints.listCategories, {})).data ?? []
}
