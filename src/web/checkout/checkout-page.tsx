import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { getCheckout } from '#contract/checkout/calls.ts'
import { checkout as english } from '#web/words/en/checkout.ts'
import { useWords } from '#web/words/words.ts'
import { queryFor } from '../cache.ts'
import { CheckoutForm } from './checkout-form.tsx'
import { ClosedCheckout } from './closed-checkout.tsx'
import type { Outcome } from './outcome.ts'
import { SellerNote } from './seller-note.tsx'
import { TroubleNote } from './trouble-note.tsx'

type CheckoutPageProps = {
  /** Makes a second try the same order. */
  orderKey: string
  outcome: Outcome | undefined
}

/** One page from the address to the placed order. */
export function CheckoutPage({ orderKey, outcome }: CheckoutPageProps) {
  const words = useWords('checkout', english)
  const { data } = useQuery({ ...queryFor(getCheckout, {}), enabled: false })
  // What it was entered with; the form itself follows what changes.
  const [checkout] = useState(data)
  return (
    <div className="page pb-16 md:pt-8">
      <h1 className="text-3xl max-md:sr-only">{words.title}</h1>
      {checkout?.closedBecause === null && (
        <CheckoutForm orderKey={orderKey} checkout={checkout} outcome={outcome} />
      )}
      {checkout?.closedBecause === 'no-payment-method' && <ClosedCheckout />}
      {checkout?.closedBecause === 'empty-cart' && (
        <TroubleNote trouble={outcome?.trouble ?? { kind: 'already' }} />
      )}
      <SellerNote />
    </div>
  )
}
