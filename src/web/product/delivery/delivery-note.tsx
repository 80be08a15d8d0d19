import type { DeliveryTerms } from '#contract/delivery/types.ts'
import { dayWords } from '#domain/day-words.ts'
import { termsAt, termsOf } from '#domain/delivery/delivery-terms.ts'
import { type Destination, nowhere } from '#domain/delivery/destination.ts'
import { promiseOf } from '#domain/delivery/shipping.ts'
import { endOfDay } from '#domain/india-day.ts'
import { product as english } from '#web/words/en/product.ts'
import { useLanguage, useWords } from '#web/words/words.ts'
import { useSurroundings } from '../../surroundings.ts'
import { TruckIcon } from '../../ui/page-icons.tsx'
import { useNow } from '../../use-now.ts'

type DeliveryNoteProps = {
  delivery: DeliveryTerms
  /** Working days that the piece needs before it leaves. */
  makingDays?: number | undefined
  /** Where it goes, once the shopper has told. */
  to?: Destination | null
}

/** When a saree ordered now is expected; the page that everybody shares says the latest of its day. */
export function DeliveryNote({ delivery, makingDays = 0, to = null }: DeliveryNoteProps) {
  const words = useWords('product', english).delivery
  const language = useLanguage()
  const { now: made } = useSurroundings()
  const now = useNow()
  // Without scripts nobody learns that the hour has passed: what is drawn first promises nothing too early.
  const at = now === made && to === null ? endOfDay(made) : now
  const window = promiseOf(termsAt(termsOf(delivery), to ?? nowhere), at, makingDays)
  const last = dayWords(window.to, language)
  return (
    <>
      <p className="flex items-center gap-2.5">
        <TruckIcon className="size-5 shrink-0 text-soft" />
        {to === null ? words.estimate(dayWords(window.from, language), last) : words.arrives(last)}
      </p>
      {makingDays > 0 && <p className="text-sm text-soft">{words.making(makingDays)}</p>}
    </>
  )
}
