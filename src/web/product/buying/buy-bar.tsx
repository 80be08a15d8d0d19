import { type RefObject, useEffect, useState } from 'react'
import type { Product } from '#contract/catalog/types.ts'
import { Price } from '../../ui/price.tsx'
import { AddButton } from './add-to-cart.tsx'
import type { Buying } from './use-buying.ts'

type BuyBarProps = {
  product: Pick<Product, 'currentPrice'>
  buying: Buying
  /** Hidden while this is in view. */
  standsInFor: RefObject<HTMLElement | null>
}

/** Price and Add to Cart at the bottom of phones, while the real button is out of view. */
export function BuyBar({ product, buying, standsInFor }: BuyBarProps) {
  const isNeeded = useIsOutOfView(standsInFor)
  if (!isNeeded) return null
  return (
    <div className="bottom-bar no-print flex animate-rise items-center gap-4 md:hidden">
      <Price currentPrice={product.currentPrice} />
      <AddButton buying={buying} />
    </div>
  )
}

function useIsOutOfView(element: RefObject<HTMLElement | null>): boolean {
  const [isOut, setOut] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver(([entry]) => setOut(entry?.isIntersecting === false))
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isOut
}
