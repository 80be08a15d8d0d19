import { type ComponentType, type ReactNode, useState } from 'react'
import type { OrderPayment } from '#contract/orders/part-types.ts'
import type { Order } from '#contract/orders/types.ts'
import { startPayment } from '#contract/payments/calls.ts'
import { dayWords } from '#domain/day-words.ts'
import { toPaise } from '#domain/money.ts'
import { awaitsRest } from '#domain/payment.ts'
import { isAtDoor, type PaymentMethod } from '#domain/payment-methods.ts'
import { orders as english } from '#web/words/en/orders.ts'
import { useLanguage, useWords } from '#web/words/words.ts'
import { call } from '../../api.ts'
import { momentWords } from '../../clock.ts'
import { Button } from '../../ui/button.tsx'
import { RefusedNote } from '../../ui/forms/refused-note.tsx'
import { partRupees, rupees } from '../../ui/price.tsx'
import { useFocusOnNews } from '../../ui/use-focus-on-news.ts'
import { useNow } from '../../use-now.ts'
import { ActForm } from '../act-form.tsx'
import { useOrderAct } from '../order-calls.ts'
import type { OrderOutcome } from '../posted-act.ts'
import { BankPayment } from './bank-payment.tsx'
import { ConfirmOrder } from './confirm-order.tsx'
import { OtherWays } from './other-ways.tsx'
import { RazorpayPayment } from './razorpay-payment.tsx'
import { claimedId } from './transfer-form.tsx'
import { UpiPayment } from './upi-payment.tsx'

type PaymentPanelProps = { order: Order; outcome: OrderOutcome | undefined }

/** How to pay what is still to be paid. */
export function PaymentPanel({ order, outcome }: PaymentPanelProps) {
  const { pay: words, method } = useWords('orders', english)
  const { payment, state, total, paid } = order
  useFocusOnNews(claimedId, payment?.claimedReference)
  if (isAtDoor(order.paymentMethod) && ['confirmed', 'packed', 'shipped'].includes(state)) {
    return total > paid ? <p>{words.cod(rupees(total - paid))}</p> : null
  }
  if (order.confirmBefore) return <ConfirmOrder order={order} outcome={outcome} />
  const isRest = awaitsRest({ state, method: order.paymentMethod, duePaise: toPaise(total - paid) })
  // A link of the gateway that has ended is asked for anew.
  const isOpen = payment !== null && ['awaiting', 'claimed', 'failed'].includes(payment.state)
  if (!payment || (state !== 'pending_payment' && !(isRest && isOpen))) return null
  return (
    <section aria-labelledby="pay" className="grid gap-5 border border-line bg-card p-5 md:p-6">
      <h2 id="pay" className="text-xl">
        {payment.state === 'claimed'
          ? method[payment.method]
          : words.title(partRupees(payment.amount))}
      </h2>
      <InParts order={order} amount={payment.amount} />
      {isRest ? (
        <Ways order={order} payment={payment} outcome={outcome} />
      ) : (
        <Kept order={order} outcome={outcome}>
          <Ways order={order} payment={payment} outcome={outcome} />
        </Kept>
      )}
      {payment.state !== 'claimed' && <OtherWays order={order} />}
    </section>
  )
}

/** What of it is paid now, and what later and by when. */
function InParts({ order, amount }: { order: Order; amount: number }) {
  const words = useWords('orders', english).pay
  const language = useLanguage()
  const { booking, advance, total, state } = order
  if (!booking)
    return advance > 0 ? <p>{words.advance(rupees(amount), rupees(total - advance))}</p> : null
  if (state === 'pending_payment')
    return <p>{words.booking(partRupees(booking.rest), booking.days)}</p>
  return booking.until && <p>{words.rest(dayWords(Date.parse(booking.until), language))}</p>
}

/** How each method is paid on the page of an order; null where there is nothing to do. */
const panels: Record<PaymentMethod, ComponentType<PanelProps> | null> = {
  cod: null,
  upi: UpiPayment,
  bank_transfer: BankPayment,
  razorpay: RazorpayPayment,
  card: null,
}

type PanelProps = PaymentPanelProps & { payment: OrderPayment }

function Ways({ order, payment, outcome }: PanelProps) {
  const Panel = panels[payment.method]
  return Panel && <Panel order={order} payment={payment} outcome={outcome} />
}

/** While the pieces are kept nothing stands before the payment; afterwards they are looked for first. */
function Kept({ order, outcome, children }: PaymentPanelProps & { children: ReactNode }) {
  const words = useWords('orders', english).pay
  const now = useNow()
  const until = order.heldUntil === null ? 0 : Date.parse(order.heldUntil)
  const given = outcome?.intent === 'pay' ? outcome.refusal : undefined
  const { refusal, isBusy, act } = useOrderAct(order.token, given)
  const [isThere, setThere] = useState(outcome?.intent === 'pay' && !outcome.refusal)
  const { token } = order
  const method = order.payment?.method ?? order.paymentMethod
  if (now < until || isThere || order.payment?.state === 'claimed') {
    return (
      <>
        <Reserved order={order} until={until} now={now} />
        {children}
      </>
    )
  }
  const goOn = async () => {
    setThere(await act(async () => (await call(startPayment, { token, method })).order))
  }
  return (
    <ActForm intent="pay" className="grid gap-4" onSend={() => void goOn()}>
      <input type="hidden" name="method" value={method} />
      <p className="text-soft">{order.heldUntil === null ? words.unkept : words.over}</p>
      <RefusedNote title={words.failed} refused={refusal} />
      <Button type="submit" isBusy={isBusy} className="justify-self-start">
        {isBusy ? words.goingOn : words.goOn}
      </Button>
    </ActForm>
  )
}

/** Which of the pieces are kept, and until when. */
function Reserved({ order, until, now }: { order: Order; until: number; now: number }) {
  const words = useWords('orders', english).pay
  const language = useLanguage()
  const kept = order.keptProductIds.length
  if (now >= until || kept === 0) {
    return order.payment?.state === 'claimed' ? null : <p className="text-soft">{words.unkept}</p>
  }
  const moment = momentWords(until, now, language)
  return kept < order.lines.length ? (
    <p>{words.keptSome(kept, moment)}</p>
  ) : (
    <p className="text-leaf">{words.kept(moment)}</p>
  )
}
