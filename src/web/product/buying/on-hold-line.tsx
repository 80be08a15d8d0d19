import { product as english } from '#web/words/en/product.ts'
import { useLanguage, useWords } from '#web/words/words.ts'
import { momentWords } from '../../clock.ts'
import { useNow } from '../../use-now.ts'

/** Every piece is kept for somebody else, until then. */
export function OnHoldLine({ until }: { until: number }) {
  const words = useWords('product', english)
  const language = useLanguage()
  const now = useNow()
  return (
    <p role="status" className="font-medium text-lac">
      {words.onHold(momentWords(until, now, language))}
    </p>
  )
}
