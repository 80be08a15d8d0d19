import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { addToCart } from '#contract/cart/calls.ts'
import {
  closeWishlist,
  removeFromWishlist,
  removeWishlistComment,
  shareWishlist,
} from '#contract/wishlist/calls.ts'
import type { Wishlist } from '#contract/wishlist/types.ts'
import { wishlist as english } from '#web/words/en/wishlist.ts'
import { useWords } from '#web/words/words.ts'
import { ApiError, call } from '../api.ts'
import { openSmallCart } from '../cart/small-cart-opening.ts'
import { tempo } from '../tempo.ts'
import { toast } from '../ui/toast/toast.ts'
import { noteCart, noteWishlist, queryForWishlist } from '../visitor.ts'

export type WishlistActs = ReturnType<typeof useWishlist>

/** The visitor's wishlist, and what can be done with it; while it is shared, votes come in live. */
export function useWishlist() {
  const words = useWords('wishlist', english)
  const cache = useQueryClient()
  const { busy, act } = useAct()
  const { data, error, refetch } = useQuery({
    ...queryForWishlist(),
    refetchInterval: ({ state }) =>
      state.data?.share && !state.data.share.isClosed ? tempo.pollMs : false,
  })
  return {
    wishlist: data,
    error,
    tryAgain: () => void refetch(),
    /** What is under way: 'move-12', 'share'; '' when nothing is. */
    busy,
    move: async (productId: number, name: string) => {
      const isMoved = await act(`move-${productId}`, async () => {
        const { changed: _changed, ...cart } = await call(addToCart, { productId, quantity: 1 })
        noteCart(cache, cart)
        return call(removeFromWishlist, { productId })
      })
      if (!isMoved) return
      openSmallCart()
      const action = { label: words.viewCart, to: '/cart' }
      toast({ title: words.moved, description: name, tone: 'success', action })
    },
    remove: async (productId: number, name: string) => {
      const isGone = await act(`remove-${productId}`, () => call(removeFromWishlist, { productId }))
      if (isGone) toast({ title: words.removed, description: name })
    },
    share: (title: string) => act('share', () => call(shareWishlist, { title })),
    close: () => act('close', () => call(closeWishlist, {})),
    removeComment: (id: number) => act(`comment-${id}`, () => call(removeWishlistComment, { id })),
  }
}

/** Does one thing to the wishlist at a time; true when the shop has done it, else a toast says why not. */
function useAct() {
  const words = useWords('wishlist', english)
  const cache = useQueryClient()
  const [busy, setBusy] = useState('')
  const act = async (name: string, work: () => Promise<Wishlist>) => {
    setBusy(name)
    try {
      noteWishlist(cache, await work())
      return true
    } catch (error) {
      const description = error instanceof ApiError ? error.reason : words.offline
      toast({ title: words.failed, description, tone: 'destructive' })
      return false
    } finally {
      setBusy('')
    }
  }
  return { busy, act }
}
