import { useEffect, useEffectEvent } from 'react'
import { checkPayment, startPayment } from '#contract/payments/calls.ts'
import { orders as english } from '#web/words/en/orders.ts'
import { useWords } from '#web/words/words.ts'
import { call } from '../../api.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { RefusedNote } from '../../ui/forms/refused-note.tsx'
import { ActForm } from '../act-form.tsx'
import { useOrderAct } from '../order-calls.ts'
import type { TransferProps } from './transfer-form.tsx'

/** The way to the gateway's own page; back from there, the shop asks it what came of it. */
export function RazorpayPayment({ order, payment, outcome }: TransferProps) {
  const words = useWords('orders', english).pay
  const { token } = order
  const { method } = payment
  const isOwn = outcome?.intent === 'pay'
  const { refusal, isBusy, act } = useOrderAct(token, isOwn ? outcome.refusal : undefined)
  useChecking(() => void act(() => call(checkPayment, { token })))
  const leave = async () => {
    const started = await call(startPayment, { token, method })
    if (started.redirectTo) location.assign(started.redirectTo)
    return started.order
  }
  return (
    <>
      <p className="text-soft">
        {payment.state === 'failed' ? words.razorpay.failed : words.razorpay.text}
      </p>
      <RefusedNote title={words.failed} refused={refusal} />
      {isOwn && outcome.payAt ? (
        <p>
          {words.razorpay.ready}{' '}
          <a href={outcome.payAt} className={buttonClass({})}>
            {words.razorpay.open}
          </a>
        </p>
      ) : (
        <ActForm intent="pay" onSend={() => void act(leave)}>
          <input type="hidden" name="method" value={method} />
          <Button type="submit" size="lg" isBusy={isBusy}>
            {isBusy ? words.razorpay.opening : words.razorpay.open}
          </Button>
        </ActForm>
      )}
    </>
  )
}

/** Asks when the page is opened and whenever the visitor comes back to it. */
function useChecking(check: () => void) {
  const ask = useEffectEvent(check)
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') ask()
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
}
