import type { StaffChat } from '#contract/chats/types.ts'
import { Link } from '#web/ui/link.tsx'
import { rupees } from '#web/ui/price.tsx'
import { adminChats as words } from '#web/words/en/admin/chats.ts'
import { adminOrders } from '#web/words/en/admin/orders.ts'
import { StateMark } from '../orders/state-mark.tsx'
import { When } from '../parts/when.tsx'
import { ChatActs } from './chat-acts.tsx'

/** One draft: what was asked for, until when it is kept, what became of it. */
export function ChatRow({ chat }: { chat: StaffChat }) {
  const { reference, lines, path, total, createdAt } = chat
  return (
    <tr className="align-top">
      <th scope="row">
        <span className="block">
          <span className="block font-medium whitespace-nowrap">{reference}</span>
          <span className="block text-soft">
            <When at={createdAt} />
          </span>
          <a href={path} target="_blank" rel="noopener" className="link text-sm whitespace-nowrap">
            {words.page}
          </a>
        </span>
      </th>
      <td>
        <Asked lines={lines} />
      </td>
      <td data-label={words.columns.total} className="numeric">
        <span className="block">
          <span className="block font-medium">{rupees(total)}</span>
          <Parts chat={chat} />
        </span>
      </td>
      <td data-label={words.columns.state}>
        <Standing chat={chat} />
      </td>
      <td>
        <ChatActs chat={chat} />
      </td>
    </tr>
  )
}

function Asked({ lines }: Pick<StaffChat, 'lines'>) {
  return (
    <ul>
      {lines.map((line) => (
        <li key={line.productId}>
          {line.name}{' '}
          <span className="text-soft">
            {line.code} · {adminOrders.lines.each(line.quantity, rupees(line.price))}
          </span>
        </li>
      ))}
    </ul>
  )
}

function Parts({ chat }: { chat: StaffChat }) {
  const { discount, shipping, offer = chat.couponCode } = chat
  const off = offer ? words.coupon(rupees(discount), offer) : words.discount(rupees(discount))
  return (
    <>
      {discount > 0 && <span className="block text-sm text-soft">{off}</span>}
      {shipping > 0 && (
        <span className="block text-sm whitespace-nowrap text-soft">
          {words.shipping(rupees(shipping))}
        </span>
      )}
    </>
  )
}

function Standing({ chat }: { chat: StaffChat }) {
  const { state, isKept, expiresAt, orderId, orderNumber, orderState, due } = chat
  const [kept, all] = [chat.keptProductIds.length, chat.lines.length]
  const keptWords = kept < all ? words.keptSome(kept, all) : words.keptUntil
  if (orderId === null || orderState === null) {
    return (
      <span className="block">
        <span className="block whitespace-nowrap">{words.states[state]}</span>
        {state === 'open' && (
          <span className={isKept ? 'block text-sm text-soft' : 'block text-sm text-lac'}>
            {isKept ? keptWords : words.notKept} {isKept && <When at={expiresAt} />}
          </span>
        )}
      </span>
    )
  }
  return (
    <span className="flex flex-col items-start gap-1">
      <Link to={`/admin/orders/${orderId}`} className="link whitespace-nowrap">
        {orderNumber}
      </Link>
      <StateMark state={orderState} />
      {due > 0 && <span className="text-sm whitespace-nowrap">{words.due(rupees(due))}</span>}
    </span>
  )
}
