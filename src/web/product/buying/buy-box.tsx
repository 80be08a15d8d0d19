import { lazy, Suspense } from 'react'
import type { Product } from '#contract/catalog/types.ts'
import { product as english } from '#web/words/en/product.ts'
import { useWords } from '#web/words/words.ts'
import { useProfile } from '../../surroundings.ts'
import { AboutPrice } from '../../ui/about-price.tsx'
import { Price } from '../../ui/price.tsx'
import { WishlistButton } from '../card/wishlist-button.tsx'
import { PinBox } from '../delivery/pin-box.tsx'
import { RatingLink } from '../reviews/rating-link.tsx'
import { Trust } from '../trust.tsx'
import { AddToCart } from './add-to-cart.tsx'
import { InquireLink } from './inquire-link.tsx'
import { OnHoldLine } from './on-hold-line.tsx'
import { ShareAndCompare } from './share-and-compare.tsx'
import { StockLine } from './stock-line.tsx'
import { useAvailability } from './use-availability.ts'
import { useBuying } from './use-buying.ts'
import { useClaim } from './use-claim.ts'
import { useWhyNot } from './use-why-not.ts'

const WaitForPiece = lazy(() =>
  import('./wait-for-piece.tsx').then((module) => ({ default: module.WaitForPiece })),
)

/** What it is, what it costs, whether it is there, and the ways to have it. */
export function BuyBox({ product }: { product: Product }) {
  const { left, heldUntil } = useAvailability(product)
  const buying = useBuying({ ...product, stock: left })
  const why = useWhyNot(left, heldUntil)
  const delivery = useProfile()?.delivery
  useClaim()
  return (
    <div className="space-y-5 pt-4">
      <RatingAndPrice product={product} />
      {heldUntil === null ? <StockLine stock={left} /> : <OnHoldLine until={heldUntil} />}
      <AddToCart buying={buying} price={<Price {...product} />} why={why}>
        <span className="no-script:hidden">
          <WishlistButton product={product} look="bare" />
        </span>
      </AddToCart>
      {left <= 0 && (
        <Suspense>
          <WaitForPiece productId={product.id} isHeld={heldUntil !== null} />
        </Suspense>
      )}
      {buying.canAdd && delivery && <PinBox product={product} delivery={delivery} />}
      <ShareAndCompare product={product} />
      <InquireLink product={product} />
      <Trust product={product} />
    </div>
  )
}

function RatingAndPrice({ product }: { product: Product }) {
  const words = useWords('product', english)
  return (
    <>
      <RatingLink {...product} />
      <div>
        <Price {...product} size="lg" />
        <AboutPrice rupees={product.currentPrice} />
        <p className="text-sm text-soft">{words.taxes}</p>
      </div>
    </>
  )
}
