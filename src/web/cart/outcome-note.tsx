import { cart as english } from '#web/words/en/cart.ts'
import { giftCards as ofCards } from '#web/words/en/paying/gift-cards.ts'
import { useWords } from '#web/words/words.ts'
import { Note } from '../ui/note.tsx'
import type { CartIntent, CartOutcome } from './posted-change.ts'

/** Says without JavaScript what a toast says with it. */
export function OutcomeNote({ outcome }: { outcome: CartOutcome | undefined }) {
  const words = useWords('cart', english)
  const cards = useWords('giftCards', ofCards)
  if (!outcome) return null
  const { intent, refusal } = outcome
  if (refusal) {
    const titles: Partial<Record<CartIntent, string>> = {
      ...(refusal.status === 400 && { promo: words.promo.invalid }),
      ...{ credit: words.credit.failed, 'gift-card': cards.failed },
    }
    return (
      <Note title={titles[intent] ?? words.changeFailed} isAlert className="mt-4">
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
