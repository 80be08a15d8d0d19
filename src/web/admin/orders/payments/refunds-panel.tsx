import { useState } from 'react'
import type { StaffOrder } from '#contract/orders/admin-types.ts'
import { Button } from '#web/ui/button.tsx'
import { adminOrders } from '#web/words/en/admin/orders.ts'
import { useMay } from '../../allowed.ts'
import { Panel } from '../../parts/panel.tsx'
import { useAskedAct } from '../../parts/use-asked-act.ts'
import { moneyOf } from '../money-of.ts'
import { RefundDialog } from './refund-dialog.tsx'
import { RefundEntry } from './refund-entry.tsx'

const words = adminOrders.refunds

/** What went back to the buyer, and how to give back more. */
export function RefundsPanel({ order }: { order: StaffOrder }) {
  const [isOpen, setOpen] = useState(false)
  const { left, owed } = moneyOf(order)
  const mayRefund = useMay('orders.refund') && left > 0
  useAskedAct({ refund: () => setOpen(mayRefund) })
  if (order.refunds.length === 0 && !mayRefund) return null
  return (
    <Panel title={words.title}>
      <ul className="flex flex-col gap-3">
        {order.refunds.map((refund) => (
          <RefundEntry key={refund.id} refund={refund} />
        ))}
      </ul>
      {mayRefund && (
        <Button
          look={owed > 0 ? 'primary' : 'quiet'}
          size="sm"
          className="mt-3 first:mt-0"
          onClick={() => setOpen(true)}
        >
          {words.give}
        </Button>
      )}
      {isOpen && <RefundDialog order={order} onClose={() => setOpen(false)} />}
    </Panel>
  )
}
