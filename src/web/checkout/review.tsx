import type { ReactNode } from 'react'
import type { Checkout } from '#contract/checkout/types.ts'
import type { PaymentChoice } from '#contract/payments/types.ts'
import { isAtDoor } from '#domain/payment-methods.ts'
import { Link } from '#web/ui/link.tsx'
import { checkout as english } from '#web/words/en/checkout.ts'
import { useWords } from '#web/words/words.ts'
import { SumsList, TaxLine } from '../cart/order-summary.tsx'
import { TaxList } from '../cart/tax-list.tsx'
import { Button } from '../ui/button.tsx'
import { Sentence } from '../ui/sentence.tsx'
import { HoldNote } from './hold-note.tsx'
import { ReviewLine } from './review-line.tsx'

type ReviewProps = { checkout: Checkout; choice: PaymentChoice | undefined; isBusy: boolean }

/** What is ordered, every part of what it costs, and the button that orders it. */
export function Review({ checkout, choice, isBusy }: ReviewProps) {
  const words = useWords('checkout', english)
  const { lines } = checkout.cart
  const isPaidLater = choice !== undefined && !isAtDoor(choice.method) && dueOf(choice) > 0
  const press = isPaidLater ? words.review.placeAndPay : words.review.place
  return (
    <section
      aria-labelledby="review"
      className="grid gap-5 border border-line bg-card p-5 md:p-6 lg:sticky lg:top-24"
    >
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="review" className="text-xl">
          {words.review.title}
        </h2>
        <Link to="/cart" className="link py-1 text-sm">
          {words.review.change}
        </Link>
      </div>
      <ul>
        {lines.map((line) => (
          <ReviewLine key={line.id} line={line} />
        ))}
      </ul>
      <HoldNote hold={checkout.hold} count={lines.length} />
      <Sums checkout={checkout} choice={choice} />
      <Button type="submit" size="lg" isWide isBusy={isBusy}>
        {isBusy ? words.review.placing : press}
      </Button>
      <Terms />
    </section>
  )
}

/** Every part of what it costs, and the tax in it: the way to pay may add a fee or take something off. */
function Sums({ checkout: { cart }, choice }: Pick<ReviewProps, 'checkout' | 'choice'>) {
  const words = useWords('checkout', english)
  const fee = choice && { label: words.payment[choice.method].name, amount: choice.fee }
  const tax = choice?.tax ?? cart.tax
  const prepaidDiscount = choice?.prepaidDiscount ?? 0
  const sums = {
    ...cart,
    ...{ prepaidDiscount, storeCredit: cart.storeCredit?.spent },
    discount: cart.discount + prepaidDiscount,
    total: cart.total - prepaidDiscount,
  }
  return (
    <div>
      <SumsList sums={sums} fee={fee} />
      <TaxLine tax={tax} />
      <TaxList tax={tax} />
    </div>
  )
}

/** What of the total store credit leaves to pay. */
const dueOf = ({ due, total }: PaymentChoice) => due ?? total

function Terms() {
  const words = useWords('checkout', english).review
  const link = (
    <Link to="/terms" target="_blank" className="link">
      {words.termsLink}
    </Link>
  )
  return (
    <p className="text-sm text-soft">
      <Sentence parts={words.terms<ReactNode>(link)} />
    </p>
  )
}
