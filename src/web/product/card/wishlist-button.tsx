import { useState } from 'react'
import type { ProductCard } from '#contract/catalog/types.ts'
import { listing as english } from '#web/words/en/listing.ts'
import { useWords } from '#web/words/words.ts'
import { ApiError } from '../../api.ts'
import { classes } from '../../ui/classes.ts'
import { HeartIcon } from '../../ui/icon.tsx'
import { HeartFilledIcon } from '../../ui/page-icons.tsx'
import { toast } from '../../ui/toast/toast.ts'
import { useIsWished } from '../../wishlist/use-wished.ts'
import { toggleWishlist } from './wishing.ts'

export type WishlistPlace = 'home' | 'listing'

type WishlistButtonProps = {
  product: Pick<ProductCard, 'id' | 'name'>
  place?: WishlistPlace
  /** card: in the corner of a picture, on hover; bare: beside other buttons, always there. */
  look: 'card' | 'bare'
}

export function WishlistButton({ product, place = 'listing', look }: WishlistButtonProps) {
  const all = useWords('listing', english)
  const isWished = useIsWished(product.id)
  const [isBusy, setBusy] = useState(false)
  const toggle = async () => {
    setBusy(true)
    try {
      const isNow = await toggleWishlist(product.id, !isWished)
      toast(sayingOf(isNow, place, product.name, all.wishlist))
    } catch (error) {
      const description = error instanceof ApiError ? error.reason : undefined
      toast({ title: all.wishlist.failed, description, tone: 'destructive' })
    } finally {
      setBusy(false)
    }
  }
  const { addToWishlistOf, removeFromWishlistOf } = all.card
  const label = isWished ? removeFromWishlistOf(product.name) : addToWishlistOf(product.name)
  const Heart = isWished ? HeartFilledIcon : HeartIcon
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isWished}
      title={isWished ? label : all.card.addToWishlist}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? undefined : () => void toggle()}
      className={classes(
        'touchable rounded-full hover:text-lac',
        looks[look].button,
        isWished && 'text-lac opacity-100',
      )}
    >
      <Heart className={looks[look].icon} />
    </button>
  )
}

const looks = {
  card: { button: 'reveal absolute end-0.5 top-0.5', icon: 'size-9 rounded-full bg-card/85 p-2' },
  bare: { button: 'border border-edge bg-card', icon: 'size-6' },
}

/** The home page says it in other words than the listing and the detail page (spec §8). */
function sayingOf(
  isWished: boolean,
  place: WishlistPlace,
  name: string,
  words: typeof english.wishlist,
) {
  if (!isWished) return { title: words.removed, description: name }
  return place === 'home'
    ? { title: words.homeAdded, description: words.homeAddedText(name), tone: 'success' as const }
    : { title: words.added, description: name, tone: 'success' as const }
}
