import type { Checkout } from '#contract/checkout/types.ts'
import { dayWords } from '#domain/day-words.ts'
import { cart } from '#web/words/en/cart.ts'
import { checkout as english } from '#web/words/en/checkout.ts'
import { useLanguage, useWords } from '#web/words/words.ts'
import { TruckIcon } from '../ui/page-icons.tsx'
import { rupees } from '../ui/price.tsx'
import type { Country } from './address/country-field.tsx'
import { Section } from './section.tsx'

type DeliverySectionProps = {
  checkout: Checkout
  /** Where the parcel goes that leaves India. */
  country?: Country | undefined
}

/** How and when it comes, and what that costs. */
export function DeliverySection({ checkout, country }: DeliverySectionProps) {
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
            {country ? words.abroad(country.name) : words[kind]}
            <span className="block text-sm text-soft">
              {words.expected(
                dayWords(Date.parse(from), language),
                dayWords(Date.parse(to), language),
              )}
            </span>
            {country && (
              <span className="mt-1 block text-sm text-soft">
                {country.dutyNote === '' ? words.duties : <span lang="en">{country.dutyNote}</span>}
              </span>
            )}
          </p>
          <p className="tabular-nums">{shipping === 0 ? free : rupees(shipping)}</p>
        </div>
      ))}
    </Section>
  )
}
