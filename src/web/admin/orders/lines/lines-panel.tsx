import { useState } from 'react'
import type { StaffOrder } from '#contract/orders/admin-types.ts'
import { holdsStock } from '#domain/order.ts'
import { Button } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { rupees } from '#web/ui/price.tsx'
import { adminOrders as words } from '#web/words/en/admin/orders.ts'
import { useMay } from '../../allowed.ts'
import { Panel } from '../../parts/panel.tsx'
import { Thumb } from '../../parts/thumb.tsx'
import { LinesDialog } from './lines-dialog.tsx'

/** The sarees as they were sold. */
export function LinesPanel({ order }: { order: StaffOrder }) {
  return (
    <Panel title={words.lines.title} action={<Change order={order} />}>
      <ul>
        {order.lines.map((line) => (
          <li
            key={line.id}
            className="flex gap-3 border-t border-line py-2 first:border-t-0 first:pt-0 last:pb-0"
          >
            <Thumb src={line.image || null} alt="" />
            <div className="min-w-0 flex-1">
              <Link
                to={`/product/${line.slug}`}
                target="_blank"
                className="font-medium hover:text-lac hover:underline"
              >
                {line.name}
              </Link>
              <p className="text-sm text-soft">
                {line.code} · {line.description}
              </p>
            </div>
            <p className="text-end whitespace-nowrap tabular-nums">
              {rupees(line.total)}
              {line.quantity > 1 && (
                <span className="block text-sm text-soft">
                  {words.lines.each(line.quantity, rupees(line.price))}
                </span>
              )}
            </p>
          </li>
        ))}
      </ul>
      <WhyFixed order={order} />
    </Panel>
  )
}

/** Until its parcel leaves, or an invoice says what is in it. */
const isFixed = ({ state, invoiceNumber, exchangeOf }: StaffOrder) =>
  !holdsStock(state) || invoiceNumber !== null || Boolean(exchangeOf)

function Change({ order }: { order: StaffOrder }) {
  const [isOpen, setOpen] = useState(false)
  const mayEdit = useMay('orders.edit')
  if (!mayEdit || isFixed(order)) return null
  return (
    <>
      <Button look="quiet" size="sm" onClick={() => setOpen(true)}>
        {words.lines.change}
      </Button>
      {isOpen && <LinesDialog order={order} onClose={() => setOpen(false)} />}
    </>
  )
}

/** Why the sarees of an order that is still here cannot be changed. */
function WhyFixed({ order }: { order: StaffOrder }) {
  const { state, invoiceNumber } = order
  const mayEdit = useMay('orders.edit')
  if (!mayEdit || !holdsStock(state) || invoiceNumber === null) return null
  return <p className="pt-3 text-sm text-soft">{words.lines.invoiced(invoiceNumber)}</p>
}
