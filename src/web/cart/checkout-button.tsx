import { useQueryClient } from '@tanstack/react-query'
import { type MouseEvent, useState } from 'react'
import { useHref, useNavigate } from 'react-router'
import type { Cart } from '#contract/cart/types.ts'
import { enterCheckout, getCheckout } from '#contract/checkout/calls.ts'
import { cart as english } from '#web/words/en/cart.ts'
import { useWords } from '#web/words/words.ts'
import { call } from '../api.ts'
import { queryFor } from '../cache.ts'
import { buttonClass } from '../ui/button.tsx'
import { SpinnerIcon } from '../ui/icon.tsx'
import { toast } from '../ui/toast/toast.ts'

type CheckoutButtonProps = { cart: Cart; size?: 'md' | 'lg' }

/** Leads to the checkout; a shop that takes no money yet says so instead (spec §8). */
export function CheckoutButton({ cart, size = 'lg' }: CheckoutButtonProps) {
  const words = useWords('cart', english)
  const { isBusy, go } = useEntering()
  const address = useHref('/checkout')
  const isReady = cart.lines.every(({ maxQuantity }) => maxQuantity > 0)
  const look = buttonClass({ size, isWide: true })
  if (!isReady) {
    return (
      <>
        <button type="button" disabled className={look}>
          {words.checkout}
        </button>
        <p className="text-sm text-soft">{words.removeFirst}</p>
      </>
    )
  }
  return (
    <a href={address} className={look} aria-busy={isBusy || undefined} onClick={go}>
      {isBusy && <SpinnerIcon />}
      {words.checkout}
    </a>
  )
}

/** Enters the checkout before its page is shown, so that the page is there at once. */
function useEntering() {
  const words = useWords('cart', english)
  const cache = useQueryClient()
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  const enter = async () => {
    setBusy(true)
    try {
      const checkout = await call(enterCheckout, {})
      if (checkout.closedBecause === 'no-payment-method') {
        toast({ title: words.noCheckout, description: words.noCheckoutText })
        return
      }
      cache.setQueryData(queryFor(getCheckout, {}).queryKey, checkout)
    } catch {
      // The page of the checkout asks once more and says what is wrong.
    } finally {
      setBusy(false)
    }
    await navigate('/checkout')
  }
  const go = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    if (!isBusy) void enter()
  }
  return { isBusy, go }
}
