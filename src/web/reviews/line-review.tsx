import type { Order, OrderLine } from '#contract/orders/types.ts'
import { Link } from '#web/ui/link.tsx'
import { reviews as english } from '#web/words/en/reviews.ts'
import { useWords } from '#web/words/words.ts'

/** The way from a delivered saree to its review; nothing while none may be written. */
export function LineReview({ order, line }: { order: Order; line: OrderLine }) {
  const words = useWords('reviews', english)
  const review = order.reviews.find(({ lineId }) => lineId === line.id)
  const isOpen = order.reviewableLines.includes(line.id)
  if (!review && !isOpen) return null
  const label = review ? (isOpen ? words.change : words.yours) : words.write
  return (
    <p className="no-print">
      <Link
        to={`/order/${order.token}/review/${line.id}`}
        className="link inline-flex min-h-9 items-center"
        aria-label={`${label}: ${line.name}`}
      >
        {label}
      </Link>
    </p>
  )
}
