import { hasChat } from '#domain/whatsapp.ts'
import { checkout as english } from '#web/words/en/checkout.ts'
import { useWords } from '#web/words/words.ts'
import { useProfile } from '../surroundings.ts'
import { LinkButton } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'

/** A shop that takes no money online says so, and where it sells all the same. */
export function ClosedCheckout() {
  const words = useWords('checkout', english).closed
  const profile = useProfile()
  const text = hasChat(profile?.whatsapp ?? '') ? words.text : ''
  return (
    <EmptyState title={words.title} text={text}>
      <LinkButton to="/cart">{words.back}</LinkButton>
    </EmptyState>
  )
}
