import { orders as english } from '#web/words/en/orders.ts'
import { useWords } from '#web/words/words.ts'
import { LinkButton } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'

/** A link that opens no order. */
export function UnknownOrder() {
  const words = useWords('orders', english)
  return (
    <EmptyState headingLevel="h1" title={words.unknown} text={words.unknownText}>
      <LinkButton to="/track-order">{words.track}</LinkButton>
    </EmptyState>
  )
}
