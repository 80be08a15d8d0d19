import { cart as english } from '#web/words/en/cart.ts'
import { useWords } from '#web/words/words.ts'
import { Note } from '../ui/note.tsx'
import type { CartOutcome } from './posted-change.ts'

/** Says without JavaScript what a toast says with it. */
export function OutcomeNote({ outcome }: { outcome: CartOutcome | undefined }) {
  const words = useWords('cart', english)
  if (!outcome) return null
  const { intent, refusal } = outcome
  if (refusal) {
    const isPromo = intent === 'promo' && refusal.status === 400
    const title = isPromo ? words.promo.invalid : words.changeFailed
    return (
      <Note title={title} isAlert className="mt-4">
        {refusal.reason}
      </Note>
    )
  }
  if (intent !== 'remove') return null
  return (
    <Note title={words.removed} className="mt-4">
      {words.removedText}
    </Note>
  )
}
