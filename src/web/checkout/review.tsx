import { useState } from 'react'
import type { Checkout } from '#contract/checkout/types.ts'
import type { PaymentChoice } from '#contract/payments/types.ts'
import { dueIn, itemCount } from '#domain/cart.ts'
import { Link } from '#web/ui/link.tsx'
import { cart as cartWords } from '#web/words/en/cart.ts'
import { checkout as english } from '#web/words/en/checkout.ts'
import { giftCards } from '#web/words/en/paying/gift-cards.ts'
import { useWords } from '#web/words/words.ts'
import { paidIn, SumsList, TaxLine } from '../cart/order-summary.tsx'
import { TaxList } from '../cart/tax-list.tsx'
import { classes } from '../ui/classes.ts'
import { ChevronDownIcon } from '../ui/icon.tsx'
import { fallbackPicture, Picture } from '../ui/picture.tsx'
import { partRupees, rupees } from '../ui/price.tsx'
import { HoldNote } from './hold-note.tsx'
import { amountOf } from './place-bar.tsx'
import { ReviewLine } from './review-line.tsx'

type ReviewProps = { checkout: Checkout; choice: PaymentChoice | undefined; isBooked: boolean }

/** What is ordered and every part of what it costs: beside the steps, on phones folded above them. */
export function Review({ checkout, choice, isBooked }: ReviewProps) {
  const words = useWords('checkout', english)
  const { lines } = checkout.cart
  const [opened, setOpened] = useState<boolean>()
  // What has changed is not folded away.
  const isOpen = opened ?? lines.some(({ problems }) => problems.length > 0)
  return (
    <section
      aria-labelledby="review"
      className="grid gap-4 border border-line bg-card p-5 max-lg:p-4 md:p-6 lg:sticky lg:top-6 lg:order-last lg:gap-5"
    >
      <Fold
        amount={amountOf(checkout, choice)}
        lines={lines}
        isOpen={isOpen}
        onFold={() => setOpened(!isOpen)}
      />
      <div id="review-body" className={classes('grid gap-5', !isOpen && 'max-lg:scripting:hidden')}>
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
        <Sums checkout={checkout} choice={choice} isBooked={isBooked} />
      </div>
      <HoldNote hold={checkout.hold} count={lines.length} />
    </section>
  )
}

type FoldProps = {
  amount: number
  lines: Checkout['cart']['lines']
  isOpen: boolean
  onFold: () => void
}

/** The sum and how much it is for; a press shows the rest. */
function Fold({ amount, lines, isOpen, onFold }: FoldProps) {
  const words = useWords('checkout', english).steps
  const { summary, small } = useWords('cart', cartWords)
  // Of what can be bought now, as the sum.
  const pieces = itemCount(lines.filter(({ maxQuantity }) => maxQuantity > 0))
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls="review-body"
      onClick={onFold}
      className="no-script:hidden flex min-h-12 items-center gap-3 text-start lg:hidden"
    >
      <Picture
        picture={{ src: lines[0]?.image || fallbackPicture, alt: '', width: 480, height: 640 }}
        sizes="36px"
        widest={160}
        className="h-12 w-9 shrink-0 rounded-xs"
      />
      <span className="min-w-0 flex-1 leading-tight">
        <span className="block text-sm text-soft">{`${summary.total} · ${small.pieces(pieces)}`}</span>
        <span className="text-lg font-semibold tabular-nums">{rupees(amount)}</span>
      </span>
      <span className="underline underline-offset-4">{words.details}</span>
      <ChevronDownIcon className={classes('size-5', isOpen && 'rotate-180')} />
    </button>
  )
}

/** Every part of what it costs, and the tax in it: the way to pay may add a fee or take something off. */
function Sums({ checkout: { cart }, choice, isBooked }: ReviewProps) {
  const words = useWords('checkout', english)
  const ofCards = useWords('giftCards', giftCards)
  const fee = choice && { label: words.payment[choice.method].name, amount: choice.fee }
  const tax = choice?.tax ?? cart.tax
  const prepaidDiscount = choice?.prepaidDiscount ?? 0
  const sums = {
    ...cart,
    ...{ prepaidDiscount, ...paidIn(cart) },
    discount: cart.discount + prepaidDiscount,
    total: cart.total - prepaidDiscount,
  }
  return (
    <div>
      <SumsList sums={sums} fee={fee} />
      {dueIn(cart) > 0 && (
        <p className="mt-2 text-end text-sm">
          <Link to="/cart#gift-card" className="link py-1">
            {ofCards.use}
          </Link>
        </p>
      )}
      {isBooked && choice?.booking && (
        <p className="mt-2 text-end font-medium tabular-nums">
          {words.payment.booking.part(
            partRupees(choice.booking.now),
            partRupees(choice.booking.rest),
          )}
        </p>
      )}
      <TaxLine tax={tax} />
      <TaxList tax={tax} />
    </div>
  )
}
