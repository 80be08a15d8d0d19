import { readOrder } from '#contract/orders/admin-calls.ts'
import type { StaffOrder } from '#contract/orders/admin-types.ts'
import { isOpenRefund } from '#domain/refund.ts'
import { adminOrders as words } from '#web/words/en/admin/orders.ts'
import { OneById } from '../parts/lists/one-by-id.tsx'
import { BuyerPanel } from './buyer-panel.tsx'
import { DocumentsPanel } from './documents-panel.tsx'
import { LinesPanel } from './lines/lines-panel.tsx'
import { MovesPanel } from './moves-panel.tsx'
import { OrderHead } from './order-head.tsx'
import { ParcelsPanel } from './parcels-panel.tsx'
import { OwedNote } from './payments/owed-note.tsx'
import { PaymentsPanel } from './payments/payments-panel.tsx'
import { RefundsPanel } from './payments/refunds-panel.tsx'
import { ReturnsPanel } from './returns-panel.tsx'
import { SumsPanel } from './sums-panel.tsx'
import { TimelinePanel } from './timeline-panel.tsx'

/** One order with all that can be done with it; null where the address names none. */
export function OrderScreen({ id }: { id: number | null }) {
  return (
    <OneById
      endpoint={readOrder}
      id={id}
      list="/admin/orders"
      words={words}
      isMoving={({ refunds }) => refunds.some(({ state }) => isOpenRefund(state))}
    >
      {(order) => <Order order={order} />}
    </OneById>
  )
}

function Order({ order }: { order: StaffOrder }) {
  return (
    <div className="flex flex-col gap-4">
      <OrderHead order={order} />
      <OwedNote order={order} />
      <MovesPanel order={order} />
      {/* Below each other: the sarees, money and buyer, what became of them. */}
      <div className="grid items-start gap-4 lg:grid-cols-[3fr_2fr] lg:grid-rows-[auto_1fr]">
        <LinesPanel order={order} />
        <div className="flex min-w-0 flex-col gap-4 lg:row-span-2">
          <SumsPanel order={order} />
          <PaymentsPanel order={order} />
          <RefundsPanel order={order} />
          <DocumentsPanel order={order} />
          <BuyerPanel order={order} />
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <ReturnsPanel order={order} />
          <ParcelsPanel order={order} />
          <TimelinePanel order={order} />
        </div>
      </div>
    </div>
  )
}
