import type { Product } from '#contract/catalog/types.ts'
import { product as english } from '#web/words/en/product.ts'
import { useWords } from '#web/words/words.ts'
import { Stars } from '../../ui/stars.tsx'
import { reviewsId } from '../section-ids.ts'

/** Stars and '(N reviews)', leading to the reviews; without any it says so. */
export function RatingLink({ rating, reviewCount }: Pick<Product, 'rating' | 'reviewCount'>) {
  const words = useWords('product', english)
  if (reviewCount === 0 || rating === null) {
    return <p className="mt-2 text-sm text-soft">{words.noReviews}</p>
  }
  return (
    <a href={`#${reviewsId}`} className="mt-2 inline-flex min-h-11 items-center hover:underline">
      <Stars rating={rating} reviewCount={reviewCount} className="h-4.5" />
    </a>
  )
}
