import { useQuery } from '@tanstack/react-query'
import { getCheckout } from '#contract/checkout/calls.ts'
import { Link } from '#web/ui/link.tsx'
import { cart as english } from '#web/words/en/cart.ts'
import { useWords } from '#web/words/words.ts'
import { queryFor } from '../cache.ts'

export const queryForLastOrder = () => queryFor(getCheckout, {})

/** What an empty cart has just become: the answer to an order may have been lost on the way. */
export function LastOrder() {
  const words = useWords('cart', english).lastOrder
  const placed = useQuery(queryForLastOrder()).data?.placed
  if (!placed) return null
  return (
    <p className="mb-5">
      {words.placed(placed.number)}{' '}
      <Link to={placed.path} className="link">
        {words.see}
      </Link>
    </p>
  )
}
