import type { Checkout } from '#contract/checkout/types.ts'
import { cart } from '#web/words/en/cart.ts'
import { checkout as english } from '#web/words/en/checkout.ts'
import { useLanguage, useWords } from '#web/words/words.ts'
import { dayWords } from '../clock.ts'
import { TruckIcon } from '../ui/page-icons.tsx'
import { rupees } from '../ui/price.tsx'
import { Section } from './section.tsx'

/** How and when it comes, and what that costs. */
export function DeliverySection({ checkout }: { checkout: Checkout }) {
  const words = useWords('checkout', english).delivery
  const language = useLanguage()
  const { free } = useWords('cart', cart).summary
  const { shipping } = checkout.cart
  return (
    <Section title={words.title}>
      {checkout.delivery.map(({ kind, from, to }) => (
        <div key={kind} className="flex items-start gap-3 border border-line bg-card p-4">
          <TruckIcon className="mt-0.5 size-5 text-soft" />
          <p className="flex-1">
            {words[kind]}
            <span className="block text-sm text-soft">
              {words.expected(
                dayWords(Date.parse(from), language),
                dayWords(Date.parse(to), language),
              )}
            </span>
          </p>
          <p className="tabular-nums">{shipping === 0 ? free : rupees(shipping)}</p>
        </div>
      ))}
    </Section>
  )
}
