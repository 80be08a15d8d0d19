import { memo } from 'react'
import type { ProductCard as Card } from '#contract/catalog/types.ts'
import { ui } from '#web/words/en/ui.ts'
import { useWords } from '#web/words/words.ts'
import { useCachedHtml } from '../../rendering/cached-html.ts'
import { tempo } from '../../tempo.ts'
import { classes } from '../../ui/classes.ts'
import { SkeletonTile } from '../../ui/skeleton.tsx'
import { ProductCard } from './product-card.tsx'
import { type CardTerms, useCardTerms } from './use-promise.ts'

type ProductGridProps = {
  products: Card[]
  headingLevel?: 'h2' | 'h3'
  /** Four in a row where nothing stands beside the grid. */
  isWide?: boolean
}

const grid = 'grid grid-cols-2 gap-x-4 gap-y-8 md:gap-x-6 md:gap-y-10'

/** As many cards as stand in the first row of a phone; more would hold each other up there. */
const firstRow = 2

/** Drawn anew for other sarees alone, not for whatever else changes around them: it is most of a page. */
export const ProductGrid = memo(function ProductGrid(props: ProductGridProps) {
  const { products, headingLevel = 'h3', isWide } = props
  const terms = useCardTerms()
  return (
    <ul
      className={classes(grid, isWide ? 'md:grid-cols-3 lg:grid-cols-4' : 'lg:grid-cols-3')}
      {...useCachedHtml(
        'grid',
        <Cards products={products} headingLevel={headingLevel} {...terms} />,
      )}
    />
  )
})

type CardsProps = Required<Pick<ProductGridProps, 'products' | 'headingLevel'>> & CardTerms

const Cards = ({ products, headingLevel, ...terms }: CardsProps) =>
  products.map((product, at) => (
    <li key={product.id}>
      <ProductCard
        product={product}
        headingLevel={headingLevel}
        {...terms}
        isPriority={at < firstRow && headingLevel === 'h2'}
      />
    </li>
  ))

/** Six cards to come. */
export function SkeletonGrid() {
  const words = useWords('ui', ui)
  return (
    <div role="status" aria-label={words.loading} className={`${grid} lg:grid-cols-3`}>
      {Array.from({ length: tempo.skeletons }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the skeletons are all alike and never move.
        <SkeletonTile key={at} />
      ))}
    </div>
  )
}
