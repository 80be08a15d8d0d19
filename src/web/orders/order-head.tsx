import type { FollowedOrder, Order } from '#contract/orders/types.ts'
import type { Language } from '#domain/language.ts'
import { orders as english } from '#web/words/en/orders.ts'
import { useLanguage, useWords } from '#web/words/words.ts'
import { dayWords } from '../clock.ts'
import { TruckIcon } from '../ui/page-icons.tsx'
import { Progress } from './progress.tsx'
import { creditIssued } from './returns/return-form.ts'

type OrderHeadProps = {
  order: Pick<FollowedOrder, 'number' | 'state' | 'placedAt' | 'expected'> &
    Partial<
      Pick<Order, 'payment' | 'paid' | 'refunded' | 'returns' | 'confirmBefore' | 'exchangeOf'> &
        Pick<Order, 'heldUntil'>
    >
  headingLevel?: 'h1' | 'h2'
}

/** A transfer that was named is looked for, and only money that came can come back. */
function standing(order: OrderHeadProps['order'], words: typeof english, language: Language) {
  const { state, payment, paid, confirmBefore, exchangeOf, heldUntil } = order
  if (confirmBefore) return { title: words.confirm.title, text: '' }
  if (state === 'pending_payment' && exchangeOf && !payment) {
    const { waits, waitsText, until } = words.returns.exchange
    const last = heldUntil ? [until(dayWords(Date.parse(heldUntil) - 1, language))] : []
    return { title: waits, text: [waitsText(exchangeOf), ...last].join(' ') }
  }
  if (state === 'pending_payment' && payment?.state === 'claimed') {
    return { title: words.checking, text: words.pay.transfer.claimedText }
  }
  const { title, text } = words.state[state]
  if (state === 'refunded' && creditIssued(order.returns) > 0) {
    const isAll = creditIssued(order.returns) >= (order.refunded ?? 0)
    return { title: isAll ? words.creditBack : title, text: isAll ? '' : text }
  }
  return { title, text: state === 'cancelled' && !paid ? '' : text }
}

/** What the order is called, how far it is, and when it will be there. */
export function OrderHead({ order, headingLevel: Heading = 'h1' }: OrderHeadProps) {
  const words = useWords('orders', english)
  const language = useLanguage()
  const { number, state, placedAt, expected } = order
  const { title, text } = standing(order, words, language)
  return (
    <header className="grid gap-4">
      <div>
        <p className="text-soft">
          {words.title(number)} · {words.placed(dayWords(Date.parse(placedAt), language))}
        </p>
        <Heading className="mt-1 text-2xl md:text-3xl">{title}</Heading>
        {text && <p className="mt-2 text-soft">{text}</p>}
      </div>
      <Progress state={state} />
      {expected && (
        <p className="flex items-center gap-2.5">
          <TruckIcon className="size-5 text-soft" />
          {words.expected(
            dayWords(Date.parse(expected.from), language),
            dayWords(Date.parse(expected.to), language),
          )}
        </p>
      )}
    </header>
  )
}
