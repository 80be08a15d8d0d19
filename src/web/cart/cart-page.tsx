import { useRef } from 'react'
import type { Cart } from '#contract/cart/types.ts'
import { cart as english } from '#web/words/en/cart.ts'
import { shell } from '#web/words/en/shell.ts'
import { useWords } from '#web/words/words.ts'
import { GiftCardBox } from '../gift-cards/gift-card-box.tsx'
import { PaymentMarks } from '../shell/payment-marks.tsx'
import { useProfile } from '../surroundings.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Breadcrumbs } from '../ui/navigation/breadcrumbs.tsx'
import { CartSkeleton } from './cart-skeleton.tsx'
import { CartTable } from './cart-table.tsx'
import { CheckoutButton } from './checkout-button.tsx'
import { CouponBox } from './coupon-box.tsx'
import { CreditBox } from './credit-box.tsx'
import { EmptyCart } from './empty-cart.tsx'
import { OrderSummary } from './order-summary.tsx'
import { OutcomeNote } from './outcome-note.tsx'
import type { CartOutcome } from './posted-change.ts'
import { type CartChanges, useCart } from './use-cart.ts'
import { WhatsappOrder } from './whatsapp-order.tsx'

/** What the visitor has gathered; `outcome` is what became of a form posted without JavaScript. */
export function CartPage({ outcome }: { outcome: CartOutcome | undefined }) {
  const words = useWords('cart', english)
  const { home } = useWords('shell', shell)
  const changes = useCart()
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <div className="page pt-5 pb-16">
      <Breadcrumbs crumbs={[{ label: home, to: '/' }, { label: words.title }]} />
      <h1 ref={heading} tabIndex={-1} className="mt-4 text-2xl outline-none md:text-3xl">
        {words.title}
      </h1>
      <OutcomeNote outcome={outcome} />
      <Contents
        changes={changes}
        outcome={outcome}
        // With the last line nothing is left of the table that could have the focus next.
        onGone={() => heading.current?.focus({ preventScroll: true })}
      />
    </div>
  )
}

type ContentsProps = {
  changes: CartChanges
  outcome: CartOutcome | undefined
  onGone: () => void
}

function Contents({ changes, outcome, onGone }: ContentsProps) {
  const words = useWords('cart', english)
  const { cart, error } = changes
  if (cart && cart.lines.length > 0) {
    return (
      <div className="mt-6 grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_22rem] xl:gap-16">
        <CartTable
          cart={cart}
          onQuantity={(line, quantity) => void changes.setQuantity(line, quantity)}
          onRemove={(line) => {
            void changes.remove(line)
            if (cart.lines.length === 1) onGone()
          }}
        />
        <Summary cart={cart} changes={changes} outcome={outcome} />
      </div>
    )
  }
  if (cart) return <EmptyCart />
  if (!error) return <CartSkeleton />
  return (
    <EmptyState title={words.failed} text={words.failedText}>
      <Button onClick={changes.tryAgain}>{words.tryAgain}</Button>
    </EmptyState>
  )
}

type SummaryProps = { cart: Cart; changes: CartChanges; outcome: CartOutcome | undefined }

function Summary({ cart, changes, outcome }: SummaryProps) {
  const words = useWords('cart', english)
  const isRefused = outcome?.intent === 'promo' && outcome.refusal !== null
  const refused = isRefused
    ? { code: outcome.code, reason: outcome.refusal?.reason ?? '' }
    : undefined
  return (
    <section
      aria-labelledby="order-summary"
      className="grid gap-6 border border-line bg-card p-5 md:p-6 lg:sticky lg:top-24"
    >
      <h2 id="order-summary" className="text-xl">
        {words.summary.title}
      </h2>
      <CouponBox
        cart={cart}
        refused={refused}
        onApply={changes.applyPromo}
        onRemove={changes.removePromo}
      />
      <CreditBox
        cart={cart}
        refused={outcome?.intent === 'credit' ? outcome.refusal?.reason : undefined}
        onSpend={changes.spendCredit}
      />
      <GiftCardBox
        cart={cart}
        refused={outcome?.intent === 'gift-card' ? outcome.refusal?.reason : undefined}
        onUse={changes.payByCard}
        onStop={changes.stopCard}
      />
      <OrderSummary cart={cart} isForeseen={changes.isChanging} />
      <div className="grid gap-3">
        <CheckoutButton cart={cart} />
        <WhatsappOrder cart={cart} />
      </div>
      <Accepted />
    </section>
  )
}

function Accepted() {
  const words = useWords('cart', english)
  const profile = useProfile()
  return (
    profile && (
      <div className="flex flex-wrap items-center gap-2 text-sm text-soft empty:hidden">
        <PaymentMarks
          cardLogos={profile.cardLogos}
          methods={profile.methods}
          label={words.accepted}
          labelClass="w-full"
        />
      </div>
    )
  )
}
