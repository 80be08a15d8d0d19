import { useState } from 'react'
import type { StaffOrder, StaffPayment } from '#contract/orders/admin-types.ts'
import { dismissTransfer } from '#contract/payments/admin-calls.ts'
import { dayWords } from '#domain/day-words.ts'
import { toPaise } from '#domain/money.ts'
import { awaitsRest } from '#domain/payment.ts'
import { Button } from '#web/ui/button.tsx'
import { partRupees, rupees } from '#web/ui/price.tsx'
import { language } from '#web/words/en/admin/locale.ts'
import { adminOrders } from '#web/words/en/admin/orders.ts'
import { useMay } from '../../allowed.ts'
import { Panel } from '../../parts/panel.tsx'
import { When } from '../../parts/when.tsx'
import { moneyOf, toCome } from '../money-of.ts'
import { useOrderAct } from '../use-order-act.ts'
import { LinkDialog } from './link-dialog.tsx'
import { PaidDialog } from './paid-dialog.tsx'

const words = adminOrders.payments

/** Every try to pay, what the buyer says of it, and what staff can do about it. */
export function PaymentsPanel({ order }: { order: StaffOrder }) {
  const [dialog, setDialog] = useState<'paid' | 'link' | null>(null)
  const isClaimed = order.payments.some(({ state }) => state === 'claimed')
  const mayEdit = useMay('orders.edit') && (toCome(order) > 0 || isClaimed)
  return (
    <Panel title={words.title}>
      {order.payments.length === 0 && <p className="text-soft">{words.none}</p>}
      <InPart order={order} />
      <ul className="flex flex-col gap-3">
        {order.payments.map((payment) => (
          <Payment key={payment.id} payment={payment} />
        ))}
      </ul>
      {mayEdit && (
        <div className="flex flex-wrap gap-2 pt-3">
          <Button
            look={isClaimed ? 'primary' : 'quiet'}
            size="sm"
            onClick={() => setDialog('paid')}
          >
            {words.mark}
          </Button>
          {isClaimed && (order.state === 'cancelled' || moneyOf(order).due <= 0) && (
            <DismissButton order={order} />
          )}
          {isAsked(order) && (
            <Button look="quiet" size="sm" onClick={() => setDialog('link')}>
              {words.send}
            </Button>
          )}
        </div>
      )}
      {dialog === 'paid' && <PaidDialog order={order} onClose={() => setDialog(null)} />}
      {dialog === 'link' && <LinkDialog order={order} onClose={() => setDialog(null)} />}
    </Panel>
  )
}

/** Whether its buyer can be sent a link: it waits for its money, or for a rest of it. */
const isAsked = (order: StaffOrder) =>
  order.state === 'pending_payment'
    ? !order.confirmBefore
    : awaitsRest({
        ...{ state: order.state, method: order.paymentMethod },
        duePaise: toPaise(moneyOf(order).due),
      })

/** What is paid in advance, and what at the door. */
function InPart({ order: { advance, total, booking } }: { order: StaffOrder }) {
  if (advance === 0) return null
  if (booking) return <Booked booking={booking} advance={advance} total={total} />
  return <p className="pb-3 text-soft">{words.inPart(rupees(advance), rupees(total - advance))}</p>
}

type BookedProps = Pick<StaffOrder, 'advance' | 'total'> & {
  booking: NonNullable<StaffOrder['booking']>
}

/** The rest is what is left of the total, so that both are the total always. */
function Booked({ booking: { until }, advance, total }: BookedProps) {
  return (
    <div className="pb-3">
      <p className="text-soft">{words.booked(partRupees(advance), partRupees(total - advance))}</p>
      {until && (
        <p className="font-medium">{words.restUntil(dayWords(Date.parse(until), language))}</p>
      )}
    </div>
  )
}

/** In one press: money that comes all the same is on the statement of the bank. */
function DismissButton({ order }: { order: StaffOrder }) {
  const says = { done: words.dismissed, failed: words.dismissFailed }
  const { act, isSaving } = useOrderAct(dismissTransfer, says)
  return (
    <Button look="quiet" size="sm" isBusy={isSaving} onClick={() => void act({ id: order.id })}>
      {words.dismiss}
    </Button>
  )
}

function Payment({ payment }: { payment: StaffPayment }) {
  const { method, state, amount, claimedReference, settledReference, gatewayUrl } = payment
  return (
    <li>
      <p className="flex justify-between gap-3">
        <span className="font-medium">{adminOrders.methods[method]}</span>
        <span className="tabular-nums">{rupees(amount)}</span>
      </p>
      <p className={state === 'claimed' ? 'text-sm font-medium text-lac' : 'text-sm text-soft'}>
        {words.states[state]} · <When at={payment.paidAt ?? payment.createdAt} />
      </p>
      {claimedReference && state !== 'paid' && (
        <p className="text-sm break-all">{words.claimed(claimedReference)}</p>
      )}
      {settledReference && <p className="text-sm break-all">{settledBy(settledReference)}</p>}
      {gatewayUrl && state !== 'paid' && (
        <a href={gatewayUrl} target="_blank" rel="noopener noreferrer" className="link text-sm">
          {words.gateway}
        </a>
      )}
    </li>
  )
}

/** Money without a number of its own has a name that the shop made (server/payments). */
function settledBy(reference: string): string {
  if (reference.startsWith('hand:')) return words.byHand
  return reference.startsWith('row:') ? words.fromStatement : words.settled(reference)
}
