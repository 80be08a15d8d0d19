import { type ReactNode, useId } from 'react'
import type { ProductCard } from '#contract/catalog/types.ts'
import { SmallCard } from '../card/small-card.tsx'

type PieceRowProps = {
  /** Where an address points at it. */
  id?: string
  title: string
  text?: string
  products: ProductCard[]
  reasonOf?: (product: ProductCard) => string
  /** What stands below each. */
  below?: (product: ProductCard) => ReactNode
}

const sizes = '(min-width: 80rem) 18rem, (min-width: 48rem) 23vw, 42vw'

/** A few sarees under a heading: a row to swipe on phones, four abreast where there is room. */
export function PieceRow({ id, title, text, products, reasonOf, below }: PieceRowProps) {
  const heading = useId()
  return (
    <section id={id} aria-labelledby={heading} className="section mt-10 md:mt-14">
      <h2 id={heading} className="text-xl md:text-2xl">
        {title}
      </h2>
      {text && <p className="mt-1 text-soft">{text}</p>}
      <ul className="piece-row mt-4">
        {products.map((product) => (
          <li key={product.id}>
            <SmallCard product={product} reason={reasonOf?.(product)} sizes={sizes}>
              {below?.(product)}
            </SmallCard>
          </li>
        ))}
      </ul>
    </section>
  )
}
