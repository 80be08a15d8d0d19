import type { MouseEvent } from 'react'
import { flushSync } from 'react-dom'
import type { Product } from '#contract/catalog/types.ts'
import { product as english } from '#web/words/en/product.ts'
import { useWords } from '#web/words/words.ts'
import { Stars } from '../../ui/stars.tsx'
import { reviewsId } from '../use-open-tab.ts'

type RatingLinkProps = {
  product: Pick<Product, 'rating' | 'reviewCount'>
  onReadReviews: () => void
}

/** Stars and '(N reviews)', leading to the reviews; without any it says so. */
export function RatingLink({ product: { rating, reviewCount }, onReadReviews }: RatingLinkProps) {
  const words = useWords('product', english)
  if (reviewCount === 0 || rating === null) {
    return <p className="mt-2 text-sm text-soft">{words.noReviews}</p>
  }
  const read = (event: MouseEvent) => {
    event.preventDefault()
    // The panel must stand before it can be scrolled to.
    flushSync(onReadReviews)
    document.getElementById(reviewsId)?.scrollIntoView()
  }
  return (
    <a
      href={`#${reviewsId}`}
      onClick={read}
      className="mt-2 inline-flex min-h-9 items-center hover:underline"
    >
      <Stars rating={rating} reviewCount={reviewCount} className="h-4.5" />
    </a>
  )
}
