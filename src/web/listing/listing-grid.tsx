import { Suspense } from 'react'
import type { SearchAnswer } from '#contract/search/types.ts'
import type { ListingFilter } from '#domain/listing/listing.ts'
import { ProductGrid, SkeletonGrid } from '../product/card/product-grid.tsx'
import { classes } from '../ui/classes.ts'
import { JustOutside } from './just-outside.tsx'
import { NothingFound } from './nothing-found.tsx'

type ListingGridProps = {
  answer: SearchAnswer | undefined
  filter: ListingFilter
  /** True while the sarees shown are still those of the filter before. */
  isLate: boolean
  hasFailed: boolean
}

/** Wakes for itself: what is around it need not wait for two dozen cards. */
export const ListingGrid = (props: ListingGridProps) => (
  <Suspense>
    <Grid {...props} />
  </Suspense>
)

/** Skeletons until the first answer, then always a grid: the old one stays until the new one is there. */
function Grid({ answer, filter, isLate, hasFailed }: ListingGridProps) {
  if (!answer) return hasFailed ? null : <SkeletonGrid />
  return (
    <div aria-busy={isLate} className={classes('transition-opacity', isLate && 'opacity-60')}>
      {answer.items.length > 0 ? (
        <ProductGrid products={answer.items} headingLevel="h2" />
      ) : (
        <NothingFound filter={filter} answer={answer} />
      )}
      <JustOutside products={answer.justOutside} />
    </div>
  )
}
