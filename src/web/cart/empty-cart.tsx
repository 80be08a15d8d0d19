import { cart as english } from '#web/words/en/cart.ts'
import { useWords } from '#web/words/words.ts'
import { LinkButton } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { BagIcon } from '../ui/icon.tsx'
import { LastOrder } from './last-order.tsx'

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
