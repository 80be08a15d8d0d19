import type { Wishlist } from '#contract/wishlist/types.ts'
import { canAddToCart } from '#domain/stock.ts'
import { wishlist as english } from '#web/words/en/wishlist.ts'
import { useWords } from '#web/words/words.ts'
import { ProductCard } from '../product/card/product-card.tsx'
import { useCardTerms } from '../product/card/use-promise.ts'
import { Button } from '../ui/button.tsx'
import type { WishlistActs } from './use-wishlist.ts'
import { WishForm } from './wish-form.tsx'

type WishlistPieceProps = {
  piece: Wishlist['pieces'][number]
  acts: WishlistActs
  /** True once relatives could have voted. */
  isShared: boolean
}

/** One saree of the list: its card, what the family thinks of it, and the way into the cart. */
export function WishlistPiece({ piece, acts, isShared }: WishlistPieceProps) {
  const words = useWords('wishlist', english)
  const { product, hearts, nots, voters } = piece
  const { id, name } = product
  const isBusy = acts.busy === `move-${id}`
  const canMove = canAddToCart(product.stock)
  return (
    <>
      <div className="flex-1">
        <ProductCard product={product} headingLevel="h2" {...useCardTerms()} />
      </div>
      {isShared && (
        <div className="mt-2 text-sm text-soft">
          <p>
            {words.hearts(hearts)} · {words.nots(nots)}
          </p>
          {voters.length > 0 && <p>{words.likedBy(voters.join(', '))}</p>}
        </div>
      )}
      <WishForm intent="move" about={id} onSend={() => void acts.move(id, name)} className="mt-3">
        <Button type="submit" look="quiet" isWide isBusy={isBusy} disabled={!canMove}>
          {canMove ? (isBusy ? words.moving : words.move) : words.soldOut}
        </Button>
      </WishForm>
      <WishForm intent="remove" about={id} onSend={() => void acts.remove(id, name)}>
        <button
          type="submit"
          aria-label={words.removeOf(name)}
          className="link mt-1 w-full py-1.5 text-center text-sm"
        >
          {words.remove}
        </button>
      </WishForm>
    </>
  )
}
