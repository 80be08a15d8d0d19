import { ui } from '#web/words/en/ui.ts'
import { useWords } from '#web/words/words.ts'
import { Skeleton, SkeletonText } from '../ui/skeleton.tsx'

/** The cart to come: two lines and the summary. */
export function CartSkeleton() {
  const words = useWords('ui', ui)
  return (
    <div
      role="status"
      aria-label={words.loading}
      className="mt-6 grid gap-10 lg:grid-cols-[minmax(0,1fr)_22rem] xl:gap-16"
    >
      <div className="grid content-start gap-6">
        {[1, 2].map((line) => (
          <div key={line} className="flex gap-4 border-t border-line pt-5">
            <Skeleton className="aspect-3/4 w-24 shrink-0" />
            <div className="flex-1">
              <SkeletonText lines={3} />
            </div>
          </div>
        ))}
      </div>
      <Skeleton className="h-96 w-full" />
    </div>
  )
}
