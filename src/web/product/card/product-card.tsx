import { memo, useState } from 'react'
import type { ProductCard as Card } from '#contract/catalog/types.ts'
import { Link } from '#web/ui/link.tsx'
import { listing as english } from '#web/words/en/listing.ts'
import { langOf } from '#web/words/in-english.ts'
import { useWords } from '#web/words/words.ts'
import { useCachedHtml } from '../../rendering/cached-html.ts'
import { Price } from '../../ui/price.tsx'
import { Stars } from '../../ui/stars.tsx'
import { Swatch } from '../../ui/swatch.tsx'
import { useIsAlive } from '../../ui/use-is-alive.ts'
import { carryPicture } from '../gallery/shared-picture.ts'
import { SaidValues } from '../said-values.tsx'
import { CardPicture } from './card-picture.tsx'
import { CardPromise } from './card-promise.tsx'
import { QuickViewButton } from './quick-view-button.tsx'
import type { CardTerms } from './use-promise.ts'
import { WishlistButton, type WishlistPlace } from './wishlist-button.tsx'

type ProductCardProps = {
  product: Card
  /** Where the card stands decides the words of its toasts (spec §8). */
  place?: WishlistPlace
  headingLevel?: 'h2' | 'h3'
  /** True for the cards of the first row, whose pictures come before others. */
  isPriority?: boolean
  sizes?: string
} & CardTerms

const gridSizes = '(min-width: 64rem) 18rem, (min-width: 48rem) 30vw, 46vw'

/** One saree in a grid: the whole card is one link, Quick View and the heart are buttons on it. */
export const ProductCard = memo(function ProductCard(props: ProductCardProps) {
  const [isNear, setNear] = useState(false)
  return (
    <article
      className="group/card relative flex h-full flex-col"
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setNear(true)}
      {...useCachedHtml('card', <InsideCard {...props} isNear={isNear} />)}
    />
  )
})

function InsideCard(props: ProductCardProps & { isNear: boolean }) {
  const { product, place = 'listing', headingLevel: Heading = 'h3', delivery, madeBy } = props
  const isAlive = useIsAlive()
  return (
    <>
      <div className="relative">
        <CardPicture
          product={product}
          isPriority={props.isPriority ?? false}
          sizes={props.sizes ?? gridSizes}
          isNear={props.isNear}
        />
        {product.stock <= 0 && <SoldOut />}
      </div>
      <Heading className="mt-3 font-sans text-base leading-snug font-medium text-pretty">
        <Link
          to={`/product/${product.slug}`}
          isAhead
          isMorphing
          onClick={carryPicture}
          lang={langOf(product, 'name')}
          className="after:absolute after:inset-0 group-hover/card:text-lac"
        >
          {product.name}
        </Link>
      </Heading>
      <CardFacts product={product} />
      {delivery && product.stock > 0 && (
        <CardPromise delivery={delivery} madeBy={madeBy} makingDays={product.makingDays ?? 0} />
      )}
      {isAlive && (
        <div className="pointer-events-none absolute inset-x-0 top-0 z-10 aspect-3/4 *:pointer-events-auto">
          <WishlistButton product={product} place={place} look="card" />
          <QuickViewButton product={product} />
        </div>
      )}
    </>
  )
}

const SoldOut = () => (
  <span className="absolute start-2 top-2 rounded-xs bg-card px-2 text-sm font-medium">
    {useWords('listing', english).card.soldOut}
  </span>
)

/** Colour and fabric, price, and what others thought of it. */
function CardFacts({ product }: { product: Card }) {
  const words = useWords('listing', english).card
  return (
    <>
      <p className="mt-1 flex items-center gap-1.5 text-sm text-soft">
        <Swatch colour={product.color} className="size-3" />
        <span className="min-w-0">
          <SaidValues product={product} keys={['color', 'fabric']} />
        </span>
      </p>
      <div className="mt-1.5">
        <Price {...product} />
      </div>
      {product.reviewCount > 0 && product.rating !== null && (
        <p className="mt-1 flex items-center gap-1.5 text-sm text-soft">
          <Stars rating={product.rating} />
          <span>{words.ratingCount(product.reviewCount)}</span>
        </p>
      )}
    </>
  )
}
