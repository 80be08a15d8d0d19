import { useQuery } from '@tanstack/react-query'
import { getCheckout } from '#contract/checkout/calls.ts'
import { Link } from '#web/ui/link.tsx'
import { cart as english } from '#web/words/en/cart.ts'
import { useWords } from '#web/words/words.ts'
import { queryFor } from '../cache.ts'
import { LinkButton } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { BagIcon } from '../ui/icon.tsx'

export function EmptyCart() {
  const words = useWords('cart', english)
  return (
    <EmptyState title={words.empty} text={words.emptyText} mark={<BagIcon className="size-12" />}>
      <LastOrder />
      <LinkButton to="/products" size="lg">
        {words.continueShopping}
      </LinkButton>
    </EmptyState>
  )
}

export const queryForLastOrder = () => queryFor(getCheckout, {})

/** What an empty cart has just become: the answer to an order may have been lost on the way. */
function LastOrder() {
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
