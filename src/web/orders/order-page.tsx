import { useQuery } from '@tanstack/react-query'
import type { Order } from '#contract/orders/types.ts'
import { orders as english } from '#web/words/en/orders.ts'
import { useWords } from '#web/words/words.ts'
import { LineReview } from '../reviews/line-review.tsx'
import { queryForUser } from '../visitor.ts'
import { AccountOffer } from './account-offer.tsx'
import { CancelOrder } from './cancel-order.tsx'
import { useOrder } from './order-calls.ts'
import { OrderFacts } from './order-facts.tsx'
import { OrderHead } from './order-head.tsx'
import { OrderLines } from './order-lines.tsx'
import { Parcels } from './parcels.tsx'
import { PaymentPanel } from './payment/payment-panel.tsx'
import type { OrderOutcome } from './posted-act.ts'
import { ReturnPanel } from './returns/return-panel.tsx'
import { Timeline } from './timeline.tsx'

type OrderPageProps = { token: string; outcome: OrderOutcome | undefined }

/** Where an order stands, what can be done with it, and what it holds. */
export function OrderPage({ token, outcome }: OrderPageProps) {
  const order = useOrder(token)
  if (!order) return null
  return <Shown order={order} outcome={outcome} />
}

function Shown({ order, outcome }: { order: Order; outcome: OrderOutcome | undefined }) {
  const words = useWords('orders', english)
  const { data: visitor } = useQuery({ ...queryForUser(), enabled: false })
  return (
    <div className="page pt-5 pb-16">
      <OrderHead order={order} />
      <div className="mt-8 grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_24rem] xl:gap-16">
        <div className="grid min-w-0 gap-10">
          <PaymentPanel order={order} outcome={outcome} />
          <Parcels parcels={order.parcels} lines={order.lines} />
          <Timeline events={order.events} />
          <ReturnPanel order={order} outcome={outcome} />
          {order.canCancel && <CancelOrder order={order} outcome={outcome} />}
        </div>
        <section
          aria-labelledby="ordered"
          className="grid gap-6 border border-line bg-card p-5 md:p-6"
        >
          <h2 id="ordered" className="text-xl">
            {words.lines.title}
          </h2>
          <OrderLines
            lines={order.lines}
            below={(line) => <LineReview order={order} line={line} />}
          />
          <OrderFacts order={order} />
        </section>
      </div>
      {!visitor && <AccountOffer token={order.token} />}
    </div>
  )
}
