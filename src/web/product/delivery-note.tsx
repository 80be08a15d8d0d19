import type { DaySpan } from '#domain/delivery/delivery-terms.ts'
import { deliveryWindow } from '#domain/delivery/shipping.ts'
import { product as english } from '#web/words/en/product.ts'
import { useLanguage, useWords } from '#web/words/words.ts'
import { dayWords } from '../clock.ts'
import { useSurroundings } from '../surroundings.ts'
import { TruckIcon } from '../ui/page-icons.tsx'

/** When a saree ordered now is expected within India. */
export function DeliveryNote({ days }: { days: DaySpan }) {
  const words = useWords('product', english).delivery
  const language = useLanguage()
  const { from, to } = deliveryWindow(useSurroundings().now, days)
  return (
    <p className="flex items-center gap-2.5">
      <TruckIcon className="size-5 text-soft" />
      {words.estimate(dayWords(from, language), dayWords(to, language))}
    </p>
  )
}
