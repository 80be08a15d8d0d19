import { lazy, Suspense, useRef } from 'react'
import type { Product } from '#contract/catalog/types.ts'
import { product as english } from '#web/words/en/product.ts'
import { langOf } from '#web/words/in-english.ts'
import { useWords } from '#web/words/words.ts'
import { useProfile } from '../../surroundings.ts'
import { Price } from '../../ui/price.tsx'
import { WishlistButton } from '../card/wishlist-button.tsx'
import { DeliveryNote } from '../delivery-note.tsx'
import { RatingLink } from '../reviews/rating-link.tsx'
import { ShortFacts } from '../short-facts.tsx'
import { AddToCart } from './add-to-cart.tsx'
import { BuyBar } from './buy-bar.tsx'
import { InquireLink } from './inquire-link.tsx'
import { OnHoldLine } from './on-hold-line.tsx'
import { StockLine } from './stock-line.tsx'
import { useAvailability } from './use-availability.ts'
import { useBuying } from './use-buying.ts'
import { useClaim } from './use-claim.ts'

const WaitForPiece = lazy(() =>
  import('./wait-for-piece.tsx').then((module) => ({ default: module.WaitForPiece })),
)

type BuyBoxProps = { product: Product; onReadReviews: () => void }

/** What it is, what it costs, whether it is there, and the ways to have it. */
export function BuyBox({ product, onReadReviews }: BuyBoxProps) {
  const { left, heldUntil } = useAvailability(product)
  const buying = useBuying({ ...product, stock: left })
  const delivery = useProfile()?.delivery
  useClaim()
  const mainButton = useRef<HTMLDivElement>(null)
  return (
    <div className="space-y-5">
      <NameAndPrice product={product} onReadReviews={onReadReviews} />
      {heldUntil === null ? <StockLine stock={left} /> : <OnHoldLine until={heldUntil} />}
      <div ref={mainButton} className="flex items-end gap-3">
        <div className="flex-1">
          <AddToCart buying={buying} />
        </div>
        <span className="no-script:hidden">
          <WishlistButton product={product} look="bare" />
        </span>
      </div>
      {left <= 0 && (
        <Suspense>
          <WaitForPiece productId={product.id} isHeld={heldUntil !== null} />
        </Suspense>
      )}
      <InquireLink product={product} />
      {buying.canAdd && delivery && <DeliveryNote delivery={delivery} />}
      {product.description && (
        <p lang={langOf(product, 'description')} className="measure">
          {product.description}
        </p>
      )}
      <ShortFacts product={product} />
      {buying.canAdd && <BuyBar product={product} buying={buying} standsInFor={mainButton} />}
    </div>
  )
}

function NameAndPrice({ product, onReadReviews }: BuyBoxProps) {
  const words = useWords('product', english)
  const { weave, place } = product.facts
  return (
    <>
      <div>
        <h1 lang={langOf(product, 'name')} className="text-2xl lg:text-3xl">
          {product.name}
        </h1>
        {(weave || place) && (
          <p className="mt-1.5 text-soft">
            {weave && place ? words.weaveAndPlace(weave, place) : (weave ?? place)}
          </p>
        )}
        <RatingLink product={product} onReadReviews={onReadReviews} />
      </div>
      <div>
        <Price {...product} size="lg" />
        <p className="text-sm text-soft">{words.taxes}</p>
      </div>
    </>
  )
}
