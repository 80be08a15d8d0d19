import type { StaffOrder } from '#contract/orders/admin-types.ts'
import { Link } from '#web/ui/link.tsx'
import { rupees } from '#web/ui/price.tsx'
import { adminOrders as words } from '#web/words/en/admin/orders.ts'
import { Panel } from '../parts/panel.tsx'
import { Thumb } from '../parts/thumb.tsx'

/** The sarees as they were sold. */
export function LinesPanel({ order }: { order: StaffOrder }) {
  return (
    <Panel title={words.lines.title}>
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
    </Panel>
  )
}
