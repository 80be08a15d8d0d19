import type { DeliveryTerms } from '#contract/delivery/types.ts'
import { termsAt, termsOf } from '#domain/delivery/delivery-terms.ts'
import { promiseOf } from '#domain/delivery/shipping.ts'
import { endOfDay } from '#domain/india-day.ts'
import { product as english } from '#web/words/en/product.ts'
import { useLanguage, useWords } from '#web/words/words.ts'
import { dayWords } from '../../clock.ts'
import { useSurroundings } from '../../surroundings.ts'
import { TruckIcon } from '../../ui/page-icons.tsx'
import { useNow } from '../../use-now.ts'

type DeliveryNoteProps = {
  delivery: DeliveryTerms
  /** Where it goes, once the shopper has told. */
  pin?: string | null
}

/** When a saree ordered now is expected within India; the page that everybody shares says the latest of its day. */
export function DeliveryNote({ delivery, pin = null }: DeliveryNoteProps) {
  const words = useWords('product', english).delivery
  const language = useLanguage()
  const { now: made } = useSurroundings()
  const now = useNow()
  // Without scripts nobody learns that the hour has passed: what is drawn first promises nothing too early.
  const at = now === made && pin === null ? endOfDay(made) : now
  const { from, to } = promiseOf(termsAt(termsOf(delivery), pin ?? ''), at)
  const last = dayWords(to, language)
  return (
    <p className="flex items-center gap-2.5">
      <TruckIcon className="size-5 text-soft" />
      {pin === null ? words.estimate(dayWords(from, language), last) : words.arrives(last)}
    </p>
  )
}
