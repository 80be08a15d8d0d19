import type { ReactNode } from 'react'
import type { Checkout } from '#contract/checkout/types.ts'
import type { PaymentChoice } from '#contract/payments/types.ts'
import { dueIn } from '#domain/cart.ts'
import { isAtDoor } from '#domain/payment-methods.ts'
import { Link } from '#web/ui/link.tsx'
import { cart } from '#web/words/en/cart.ts'
import { checkout as english } from '#web/words/en/checkout.ts'
import { useWords } from '#web/words/words.ts'
import { Button } from '../ui/button.tsx'
import { partRupees, rupees } from '../ui/price.tsx'
import { Sentence } from '../ui/sentence.tsx'
import type { Step } from './steps/steps.ts'

type PlaceBarProps = {
  checkout: Checkout
  choice: PaymentChoice | undefined
  isBooked: boolean
  step: Step
  isBusy: boolean
}

/** The one button of each step, beside the total, or what of it is paid now, in reach of the thumb on phones. */
export function PlaceBar({ checkout, choice, isBooked, step, isBusy }: PlaceBarProps) {
  const words = useWords('checkout', english)
  const summary = useWords('cart', cart).summary
  const booking = isBooked ? choice?.booking : undefined
  const isPaidLater = choice !== undefined && !isAtDoor(choice.method) && dueOf(choice) > 0
  const press = isPaidLater ? words.review.placeAndPay : words.review.place
  return (
    <div className="bottom-bar flex items-center gap-4">
      <p className="shrink-0 leading-tight md:hidden">
        <span className="block text-sm text-soft">
          {booking ? words.payment.booking.now : summary.total}
        </span>
        <span className="text-lg font-semibold tabular-nums">
          {booking ? partRupees(booking.now) : rupees(amountOf(checkout, choice))}
        </span>
      </p>
      <Button type="submit" size="lg" isWide isBusy={isBusy} className="md:max-w-sm">
        {isBusy ? words.review.placing : <Press step={step} last={press} />}
      </Button>
    </div>
  )
}

/** Where all steps are in sight the button places the order at once. */
function Press({ step, last }: { step: Step; last: string }) {
  const words = useWords('checkout', english).steps
  if (step === 'payment') return last
  const next = step === 'contact' ? words.toAddress : words.toPayment
  return (
    <>
      <span className="no-script:hidden md:hidden">{next}</span>
      <span className="max-md:scripting:hidden">{last}</span>
    </>
  )
}

/** What of the total gift cards and store credit leave to pay. */
const dueOf = ({ due, total }: PaymentChoice) => due ?? total

/** What is left to pay; before a way to pay is chosen, without its fee. */
export const amountOf = ({ cart }: Checkout, choice: PaymentChoice | undefined) =>
  choice ? dueOf(choice) : dueIn(cart)

/** What is accepted by ordering, and the ways to what the law wants known before it: returns, who sells, whom to complain to (R35). */
export function Terms() {
  const words = useWords('checkout', english).review
  return (
    <div className="text-sm text-soft">
      <p>
        <Sentence parts={words.terms<ReactNode>(<Aside to="/terms" text={words.termsLink} />)} />
      </p>
      <p className="mt-2 flex flex-wrap gap-x-4 gap-y-2">
        <Aside to="/shipping-returns" text={words.returnsLink} />
        <Aside to="/seller" text={words.sellerLink} />
      </p>
    </div>
  )
}

/** Opens beside the form: what is typed in it stays. */
const Aside = ({ to, text }: { to: string; text: string }) => (
  <Link to={to} target="_blank" className="link">
    {text}
  </Link>
)
