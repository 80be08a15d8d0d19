import type { StaffChat } from '#contract/chats/types.ts'
import { rupees } from '#web/ui/price.tsx'
import { adminOrders } from '#web/words/en/admin/orders.ts'
import { Panel } from '../../parts/panel.tsx'

/** What was talked over: it becomes the order as it stands. */
export function ChatLines({ chat }: { chat: StaffChat }) {
  return (
    <Panel title={adminOrders.make.lines.title}>
      <ul>
        {chat.lines.map((line) => (
          <li
            key={line.productId}
            className="flex justify-between gap-4 border-t border-line py-2 first:border-t-0"
          >
            <span className="min-w-0">
              <span className="block font-medium">{line.name}</span>
              <span className="block text-sm text-soft">
                {line.code} · {adminOrders.lines.each(line.quantity, rupees(line.price))}
              </span>
            </span>
            <span className="tabular-nums">{rupees(line.total)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
