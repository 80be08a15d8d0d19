import { useState } from 'react'
import type { StaffOrder } from '#contract/staff-order.ts'
import { Button } from '#web/ui/button.tsx'
import { rupees } from '#web/ui/price.tsx'
import { adminOrders } from '#web/words/en/admin-orders.ts'
import { useMay } from '../allowed.ts'
import { Panel } from '../parts/panel.tsx'
import { When } from '../parts/when.tsx'
import { moneyOf, owesBuyer } from './money-of.ts'
import { RefundDialog } from './refund-dialog.tsx'

const words = adminOrders.refunds
const named = (method: string) =>
  Object.entries(words.methods).find(([one]) => one === method)?.[1] ?? method

/** What went back to the buyer, and how to give back more. */
export function RefundsPanel({ order }: { order: StaffOrder }) {
  const [isOpen, setOpen] = useState(false)
  const mayRefund = useMay('orders.refund') && moneyOf(order).left > 0
  if (order.refunds.length === 0 && !mayRefund) return null
  return (
    <Panel title={words.title}>
      <ul className="flex flex-col gap-3">
        {order.refunds.map(({ id, amount, method, reference, reason, by, createdAt }) => (
          <li key={id}>
            <p className="flex justify-between gap-3">
              <span className="font-medium">{named(method)}</span>
              <span className="tabular-nums">{rupees(amount)}</span>
            </p>
            <p className="text-sm text-soft">
              <When at={createdAt} /> {by && `${adminOrders.by} ${by}`}
            </p>
            {(reference || reason) && (
              <p className="text-sm break-words">
                {[reference, reason].filter(Boolean).join(' · ')}
              </p>
            )}
          </li>
        ))}
      </ul>
      {mayRefund && (
        <Button
          look={owesBuyer(order) ? 'primary' : 'quiet'}
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
