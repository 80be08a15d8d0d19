import type { DeliveryTerms } from '#contract/delivery/types.ts'
import { deliveryWindow } from '#domain/delivery/shipping.ts'
import { firstCalendar } from '#domain/delivery/shop-calendar.ts'
import { endOfDay } from '#domain/india-day.ts'
import { product as english } from '#web/words/en/product.ts'
import { useLanguage, useWords } from '#web/words/words.ts'
import { dayWords } from '../clock.ts'
import { useSurroundings } from '../surroundings.ts'
import { TruckIcon } from '../ui/page-icons.tsx'
import { useNow } from '../use-now.ts'

/** When a saree ordered now is expected within India; the page that everybody shares says the latest of its day. */
export function DeliveryNote({ delivery }: { delivery: DeliveryTerms }) {
  const words = useWords('product', english).delivery
  const language = useLanguage()
  const { now: made } = useSurroundings()
  const now = useNow()
  const { days, calendar = firstCalendar } = delivery
  // Without scripts nobody learns that the hour has passed: what is drawn first promises nothing too early.
  const at = now === made ? endOfDay(made) : now
  const { from, to } = deliveryWindow(at, days.domestic, calendar)
  return (
    <p className="flex items-center gap-2.5">
      <TruckIcon className="size-5 text-soft" />
      {words.estimate(dayWords(from, language), dayWords(to, language))}
    </p>
  )
}
