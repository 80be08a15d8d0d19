import type { FollowedOrder, Order } from '#contract/orders/types.ts'
import { dayWords } from '#domain/day-words.ts'
import { nextOf, type OrderFacts } from '#domain/orders/order-next.ts'
import { orders as english } from '#web/words/en/orders.ts'
import { useLanguage, useWords } from '#web/words/words.ts'
import { momentWords } from '../clock.ts'
import { TruckIcon } from '../ui/page-icons.tsx'
import { useNow } from '../use-now.ts'
import { Progress } from './progress.tsx'
import { creditIssued } from './returns/return-form.ts'

type HeadOrder = Pick<FollowedOrder, 'number' | 'state' | 'placedAt' | 'expected'> &
  Partial<
    Pick<Order, 'payment' | 'paid' | 'refunded' | 'returns' | 'confirmBefore' | 'exchangeOf'> &
      Pick<Order, 'heldUntil' | 'returnUntil' | 'isExchangeBack' | 'booking'> &
      Pick<Order, 'giftCard' | 'storeCredit'>
  >

type OrderHeadProps = { order: HeadOrder; headingLevel?: 'h1' | 'h2' }

/** What it is called now, and what comes next: a transfer that was named is looked for, and only money that came can come back. */
function useStanding(order: HeadOrder): { title: string; text: string } {
  const words = useWords('orders', english)
  const language = useLanguage()
  const next = useNext(order)
  const { state, payment, confirmBefore, exchangeOf, heldUntil } = order
  if (confirmBefore) return { title: words.confirm.title, text: next }
  if (state === 'pending_payment' && exchangeOf && !payment) {
    const { waits, waitsText, waitsMoney, until } = words.returns.exchange
    const awaited = order.isExchangeBack ? waitsMoney : waitsText
    const last = heldUntil ? [until(dayWords(Date.parse(heldUntil) - 1, language))] : []
    return { title: waits, text: [awaited(exchangeOf), ...last].join(' ') }
  }
  if (state === 'pending_payment' && payment?.state === 'claimed') {
    return { title: words.checking, text: next }
  }
  const title = words.state[state]
  if (state === 'refunded' && creditIssued(order.returns) > 0) {
    const isAll = creditIssued(order.returns) >= (order.refunded ?? 0)
    return isAll ? { title: words.creditBack, text: '' } : { title, text: next }
  }
  return { title, text: next }
}

/** One sentence of what happens next, and when. */
function useNext(order: HeadOrder): string {
  const words = useWords('orders', english).next
  const language = useLanguage()
  const now = useNow()
  const next = nextOf(factsOf(order), now)
  if (next === null) return ''
  if (next.by === null) return words[next.step]('')
  const isSoon = next.step === 'pay' || next.step === 'confirm'
  return words[next.step](
    isSoon ? momentWords(next.by, now, language) : dayWords(next.by, language),
  )
}

function factsOf(order: HeadOrder): OrderFacts {
  const { state, payment, confirmBefore, heldUntil, expected, returnUntil } = order
  return {
    state,
    confirmBefore: moment(confirmBefore),
    isClaimed: payment?.state === 'claimed',
    heldUntil: moment(heldUntil),
    expectedTo: moment(expected?.to),
    returnUntil: moment(returnUntil),
    money: moneyOf(order),
    ...(order.booking && order.booking.rest > 0 && { restBefore: moment(order.booking.until) }),
  }
}

function moneyOf({ paid, refunded = 0, ...order }: HeadOrder): OrderFacts['money'] {
  if (paid === undefined) return undefined
  if (paid === 0) return 'none'
  if (refunded < paid) return 'came'
  // The note of an exchange goes back as money (returnCreditOf).
  const { giftCard = 0, storeCredit = 0, exchangeOf } = order
  return giftCard + (exchangeOf ? 0 : storeCredit) < paid ? 'back' : 'within'
}

const moment = (text: string | null | undefined) => (text ? Date.parse(text) : null)

/** What the order is called, how far it is, and when it will be there. */
export function OrderHead({ order, headingLevel: Heading = 'h1' }: OrderHeadProps) {
  const words = useWords('orders', english)
  const language = useLanguage()
  const { number, state, placedAt, expected } = order
  const { title, text } = useStanding(order)
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
