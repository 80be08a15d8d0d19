import { useState } from 'react'
import type { StaffOrder } from '#contract/orders/admin-types.ts'
import { Button } from '#web/ui/button.tsx'
import { Note } from '#web/ui/note.tsx'
import { rupees } from '#web/ui/price.tsx'
import { adminOrders } from '#web/words/en/admin/orders.ts'
import { useMay } from '../../allowed.ts'
import { moneyOf } from '../money-of.ts'
import { RefundDialog } from './refund-dialog.tsx'

const words = adminOrders.sums

/** Says that money of the buyer is with the shop, and gives it back in one press. */
export function OwedNote({ order }: { order: StaffOrder }) {
  const [isOpen, setOpen] = useState(false)
  const mayRefund = useMay('orders.refund')
  const { owed } = moneyOf(order)
  if (owed === 0) return null
  const isExcess = order.paid > order.total
  return (
    <>
      <Note isAlert title={isExcess ? words.excess(rupees(owed)) : words.owed(rupees(owed))}>
        {isExcess && <p>{words.excessText}</p>}
        {mayRefund && (
          <Button size="sm" className="mt-2" onClick={() => setOpen(true)}>
            {adminOrders.refunds.giveAmount(rupees(owed))}
          </Button>
        )}
      </Note>
      {isOpen && <RefundDialog order={order} onClose={() => setOpen(false)} />}
    </>
  )
}
