import { headings as english } from '#web/words/en/headings.ts'
import { useWords } from '#web/words/words.ts'
import { Skeleton, SkeletonText } from '../ui/skeleton.tsx'

/** The detail page to come, in its real sizes. */
export function ProductSkeleton() {
  const words = useWords('headings', english)
  return (
    <div role="status" aria-label={words.loading} className="page pb-16 md:pt-4">
      <Skeleton className="mb-4 hidden h-8 w-2/3 max-w-sm md:block" />
      <div className="product-page">
        <div className="first-look">
          <Skeleton className="-mx-4 h-[500px] md:mx-0" />
          <div />
        </div>
        <div className="facts pt-2">
          <Skeleton className="h-10 w-4/5" />
          <Skeleton className="mt-3 h-5 w-2/5" />
          <Skeleton className="mt-6 h-9 w-1/3" />
          <Skeleton className="mt-8 h-11 w-full" />
          <SkeletonText lines={5} className="mt-8" />
        </div>
      </div>
    </div>
  )
}
