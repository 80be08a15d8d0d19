import { deliveryWindow } from '#domain/shipping.ts'
import { product as english } from '#web/words/en/product.ts'
import { useWords } from '#web/words/words.ts'
import { useSurroundings } from '../surroundings.ts'
import { TruckIcon } from '../ui/page-icons.tsx'

const day = new Intl.DateTimeFormat('en-IN', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'Asia/Kolkata',
})

/** When a saree ordered now is expected within India. */
export function DeliveryNote() {
  const words = useWords('product', english).delivery
  const { from, to } = deliveryWindow(useSurroundings().now, 'domestic')
  return (
    <p className="flex items-center gap-2.5">
      <TruckIcon className="size-5 text-soft" />
      {words.estimate(day.format(from), day.format(to))}
    </p>
  )
}
