import { checkout as english } from '#web/words/en/checkout.ts'
import { useWords } from '#web/words/words.ts'
import { LinkButton } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'

/** A shop that takes no money yet says so (spec §8). */
export function ClosedCheckout() {
  const words = useWords('checkout', english).closed
  return (
    <EmptyState title={words.title} text={words.text}>
      <LinkButton to="/cart">{words.back}</LinkButton>
    </EmptyState>
  )
}
