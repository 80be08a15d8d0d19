import type { StaffOrder } from '#contract/orders/admin-types.ts'
import { adminOrders } from '#web/words/en/admin/orders.ts'
import { adminReturns } from '#web/words/en/admin/returns.ts'
import { Panel } from '../parts/panel.tsx'
import { PayTo } from '../returns/pay-to.tsx'
import { ReturnActs } from '../returns/return-acts.tsx'
import { ReturnPhotos, ReturnStory } from '../returns/return-story.tsx'

/** What of this order comes back. */
export function ReturnsPanel({ order }: { order: StaffOrder }) {
  if (order.returns.length === 0) return null
  const nameOf = (lineId: number | undefined) =>
    order.lines.find(({ id }) => id === lineId)?.name ?? ''
  return (
    <Panel title={adminOrders.returns.title}>
      <ul className="flex flex-col gap-4">
        {order.returns.map((one) => (
          <li key={one.id} className="flex flex-col gap-2">
            <p className="font-medium">{adminReturns.states[one.state]}</p>
            <ReturnStory one={one} nameAt={(at) => nameOf(one.lines[at]?.lineId)} />
            <ReturnPhotos photos={one.photos} />
            <PayTo one={one} order={order} />
            <ReturnActs one={one} orderId={order.id} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}
