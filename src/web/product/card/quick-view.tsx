import { useState } from 'react'
import type { ProductCard } from '#contract/catalog/types.ts'
import { listing as english } from '#web/words/en/listing.ts'
import { langOf } from '#web/words/in-english.ts'
import { useWords } from '#web/words/words.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { fallbackPicture, Picture } from '../../ui/picture.tsx'
import { Price } from '../../ui/price.tsx'
import { Stars } from '../../ui/stars.tsx'
import { AddToCart } from '../buying/add-to-cart.tsx'
import { StockLine } from '../buying/stock-line.tsx'
import { useBuying } from '../buying/use-buying.ts'
import { useWhyNot } from '../buying/use-why-not.ts'
import { SaidValues } from '../said-values.tsx'

/** Picture, name, price, quantity and Add to Cart in a dialog over the list. */
export function QuickView({ product, onClose }: { product: ProductCard; onClose: () => void }) {
  const words = useWords('listing', english).quickView
  const [isOpen, setOpen] = useState(true)
  const buying = useBuying(product, () => setOpen(false))
  const why = useWhyNot(product.stock)
  const picture = product.pictures[0] ?? nothing(product.name)
  return (
    <Dialog title={words.title} look="sheet" isWide isOpen={isOpen} onClose={onClose}>
      <div className="grid grid-cols-[7rem_1fr] gap-5 p-5 pt-3 md:grid-cols-[minmax(0,22rem)_1fr] md:grid-rows-[auto_1fr] md:gap-8">
        <Picture
          picture={picture}
          sizes="(min-width: 48rem) 22rem, 7rem"
          isPriority
          className="aspect-3/4 w-full rounded-xs md:row-span-2"
        />
        <div className="flex flex-col items-start gap-3">
          <h3 lang={langOf(product, 'name')} className="text-lg md:text-xl">
            {product.name}
          </h3>
          <Price {...product} size="lg" />
          {product.reviewCount > 0 && product.rating !== null && (
            <Stars rating={product.rating} reviewCount={product.reviewCount} />
          )}
          <p className="text-soft">
            <SaidValues product={product} keys={['color', 'fabric', 'occasion']} />
          </p>
          <StockLine stock={product.stock} />
        </div>
        <div className="col-span-2 flex flex-col gap-3 md:col-span-1">
          <AddToCart buying={buying} why={why} />
          <LinkButton to={`/product/${product.slug}`} look="plain">
            {words.details}
          </LinkButton>
        </div>
      </div>
    </Dialog>
  )
}

const nothing = (alt: string) => ({ src: fallbackPicture, alt, width: 600, height: 800 })
