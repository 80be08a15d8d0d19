import { product as english } from '#web/words/en/product.ts'
import { useLanguage, useWords } from '#web/words/words.ts'
import { momentWords } from '../../clock.ts'
import { useNow } from '../../use-now.ts'

/** Why none can be bought now; undefined while some can. */
export function useWhyNot(left: number, heldUntil: number | null = null): string | undefined {
  const words = useWords('product', english)
  const language = useLanguage()
  const now = useNow()
  if (left > 0) return undefined
  if (heldUntil === null) return words.stock['sold-out']
  return words.onHold(momentWords(heldUntil, now, language))
}
