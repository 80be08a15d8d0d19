import type { ReactNode } from 'react'
import type { ProductCard } from '#contract/catalog/types.ts'
import { Link } from '#web/ui/link.tsx'
import { langOf } from '#web/words/in-english.ts'
import { fallbackPicture, Picture } from '../../ui/picture.tsx'
import { Price } from '../../ui/price.tsx'
import { carryPicture } from '../gallery/shared-picture.ts'
import { CardPromise } from './card-promise.tsx'
import { useCardTerms } from './use-promise.ts'

type SmallCardProps = {
  product: ProductCard
  /** Why it stands here. */
  reason?: string | undefined
  sizes: string
  /** What stands below the price. */
  children?: ReactNode
}

/** One saree beside others: picture, name, why it stands here, its price and its date; the whole of it is one link. */
export function SmallCard({ product, reason, sizes, children }: SmallCardProps) {
  const { name, slug, pictures, stock, makingDays = 0 } = product
  const { delivery, madeBy } = useCardTerms()
  return (
    <article className="group/card relative">
      <Picture
        picture={pictures[0] ?? { src: fallbackPicture, alt: name, width: 600, height: 800 }}
        sizes={sizes}
        widest={640}
        className="aspect-3/4 w-full rounded-xs"
      />
      <h3 className="mt-2 font-sans text-base leading-snug font-medium text-pretty">
        <Link
          to={`/product/${slug}`}
          isAhead
          isMorphing
          onClick={carryPicture}
          lang={langOf(product, 'name')}
          className="after:absolute after:inset-0 group-hover/card:text-lac"
        >
          {name}
        </Link>
      </h3>
      {reason && <p className="mt-0.5 text-sm text-soft">{reason}</p>}
      <p className="mt-1">
        <Price {...product} />
      </p>
      {delivery && stock > 0 && (
        <CardPromise delivery={delivery} madeBy={madeBy} makingDays={makingDays} />
      )}
      {children}
    </article>
  )
}
