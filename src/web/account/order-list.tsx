import { addressOf } from '#contract/endpoint.ts'
import { orderInvoice } from '#contract/orders/calls.ts'
import type { OrderSummary } from '#contract/orders/types.ts'
import { Link } from '#web/ui/link.tsx'
import { account as english } from '#web/words/en/account.ts'
import { useLanguage, useWords } from '#web/words/words.ts'
import { ChevronRightIcon } from '../ui/page-icons.tsx'
import { Picture } from '../ui/picture.tsx'
import { rupees } from '../ui/price.tsx'
import { Unbroken } from '../ui/unbroken.tsx'
import { BuyAgain } from './again/buy-again.tsx'
import { dayOf } from './day.ts'

/** Each order as one link: a picture of it, its number, where it stands and what it cost; then what to do with it. */
export function OrderList({ orders }: { orders: OrderSummary[] }) {
  return (
    <ul className="border-t border-line">
      {orders.map((order) => (
        <li key={order.number} className="border-b border-line">
          <OrderRow order={order} />
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2 ps-20 pb-3 empty:hidden">
            <BuyAgain order={order} />
            {order.invoiceNumber && <Invoice order={order} number={order.invoiceNumber} />}
          </div>
        </li>
      ))}
    </ul>
  )
}

function OrderRow({ order }: { order: OrderSummary }) {
  const words = useWords('account', english).orders
  const language = useLanguage()
  const { token, number, state, isToConfirm, total, count, image, placedAt } = order
  return (
    <Link
      to={`/order/${token}`}
      className="grid grid-cols-[4rem_minmax(0,1fr)_auto] items-center gap-4 py-3 hover:bg-wash"
    >
      <Picture
        picture={{ src: image, alt: '', width: 300, height: 400 }}
        sizes="4rem"
        widest={320}
        className="aspect-3/4 w-16"
      />
      <span className="min-w-0">
        <span className="block font-medium">
          <Unbroken text={words.open(number)} number={number} />
        </span>
        <span className="block text-soft">{words.placed(dayOf(placedAt, language))}</span>
        <span className="block">
          <span className={toneOf(state)}>
            {isToConfirm ? words.toConfirm : words.states[state]}
          </span>
          <span className="text-soft"> · {words.pieces(count)} · </span>
          <span className="tabular-nums">{rupees(total)}</span>
        </span>
      </span>
      <ChevronRightIcon className="size-5 text-soft" />
    </Link>
  )
}

function Invoice({ order, number }: { order: OrderSummary; number: string }) {
  const words = useWords('account', english).orders
  return (
    <a
      href={addressOf(orderInvoice, order).path}
      download
      className="link inline-flex min-h-11 items-center text-sm"
    >
      <span>
        <Unbroken text={words.papers[order.invoiceKind ?? 'tax-invoice'](number)} number={number} />
      </span>
    </a>
  )
}

/** What waits for the buyer stands out; what is well on its way is green. */
function toneOf(state: OrderSummary['state']): string {
  if (state === 'pending_payment' || state === 'on_hold') return 'text-lac'
  return state === 'shipped' || state === 'delivered' ? 'text-leaf' : ''
}
