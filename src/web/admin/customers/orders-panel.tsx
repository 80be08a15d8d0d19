import type { CustomerFile } from '#contract/customers/types.ts'
import { Link } from '#web/ui/link.tsx'
import { rupees } from '#web/ui/price.tsx'
import { adminCustomers as words } from '#web/words/en/admin/customers.ts'
import { adminOrders } from '#web/words/en/admin/orders.ts'
import { StateMark } from '../orders/state-mark.tsx'
import { Panel } from '../parts/panel.tsx'
import { Sheet } from '../parts/sheet.tsx'
import { When } from '../parts/when.tsx'

const { order, state, total, placed } = adminOrders.columns
const columns = [
  { label: order },
  { label: placed },
  { label: state },
  { label: total, className: 'numeric' },
]

/** What somebody has ordered, the latest first. */
export function OrdersPanel({ buyer }: { buyer: CustomerFile }) {
  const { orderList, orders } = buyer
  return (
    <Panel title={words.orders}>
      <Sheet
        columns={columns}
        items={orderList}
        row={(one) => (
          <tr key={one.id}>
            <th scope="row">
              <Link
                to={`/admin/orders/${one.id}`}
                className="flex min-h-9 items-center font-medium hover:text-lac hover:underline"
              >
                {one.number}
              </Link>
            </th>
            <td data-label={placed} className="text-soft">
              <When at={one.placedAt} />
            </td>
            <td data-label={state}>
              <StateMark state={one.state} />
            </td>
            <td data-label={total} className="numeric">
              {rupees(one.total)}
            </td>
          </tr>
        )}
      />
      {orders > orderList.length && (
        <p className="pt-2 text-sm text-soft">{words.latest(orderList.length)}</p>
      )}
    </Panel>
  )
}
