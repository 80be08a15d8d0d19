import type { ProductCard } from '#contract/catalog/types.ts'
import { classes } from '../../ui/classes.ts'
import { fallbackPicture, Picture } from '../../ui/picture.tsx'

type CardPictureProps = {
  product: ProductCard
  sizes: string
  isPriority: boolean
  /** True once a mouse has come near: then the second picture is fetched. */
  isNear: boolean
}

const frame = 'aspect-3/4 w-full rounded-xs'

/** Enough for a card on the sharpest screen. */
const widest = 640

/** The first picture; a mouse over the card fades the second, the pallu, in. */
export function CardPicture({ product, sizes, isPriority, isNear }: CardPictureProps) {
  const [first, second] = product.pictures
  return (
    <div className={classes('relative overflow-hidden', product.stock <= 0 && 'opacity-75')}>
      <Picture
        picture={first ?? { src: fallbackPicture, alt: product.name, width: 600, height: 800 }}
        sizes={sizes}
        widest={widest}
        isPriority={isPriority}
        className={frame}
      />
      {second && isNear && (
        <span
          aria-hidden="true"
          className="absolute inset-0 opacity-0 transition-opacity duration-250 group-hover/card:opacity-100"
        >
          <Picture
            picture={{ ...second, alt: '' }}
            sizes={sizes}
            widest={widest}
            className={frame}
          />
        </span>
      )}
    </div>
  )
}
