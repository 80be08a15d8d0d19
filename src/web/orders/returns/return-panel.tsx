import type { Order } from '#contract/orders/types.ts'
import { dayWords } from '#domain/day-words.ts'
import { Link } from '#web/ui/link.tsx'
import { orders as english } from '#web/words/en/orders.ts'
import { useLanguage, useWords } from '#web/words/words.ts'
import { useFocusOnNews } from '../../ui/use-focus-on-news.ts'
import type { OrderOutcome } from '../posted-act.ts'
import { AskReturn } from './ask-return.tsx'
import { CreditPart } from './credit-part.tsx'
import { returnableLines } from './return-form.ts'

type ReturnPanelProps = { order: Order; outcome: OrderOutcome | undefined }

const newestId = 'newest-return'

/** What was asked to go back, and the form for it while there is time. */
export function ReturnPanel({ order, outcome }: ReturnPanelProps) {
  useFocusOnNews(newestId, order.returns.length)
  const mayAsk = order.returnUntil !== null && returnableLines(order).length > 0
  if (order.returns.length === 0 && !mayAsk) return null
  return (
    <div className="grid gap-5">
      {order.returns.length > 0 && <Asked order={order} outcome={outcome} />}
      {mayAsk && <AskReturn key={order.returns.length} order={order} outcome={outcome} />}
    </div>
  )
}

function Asked({ order, outcome }: ReturnPanelProps) {
  const words = useWords('orders', english).returns
  const language = useLanguage()
  const nameOf = (lineId: number) => order.lines.find(({ id }) => id === lineId)?.name ?? ''
  return (
    <section aria-labelledby="returns" className="grid gap-3">
      <h2 id="returns" className="text-xl">
        {words.title}
      </h2>
      {order.returns.map((one, at) => (
        <div
          key={one.id}
          {...(at === order.returns.length - 1 && { id: newestId, tabIndex: -1 })}
          className="border border-line bg-card p-5 outline-none"
        >
          <p className="font-medium">{one.lines.map(({ lineId }) => nameOf(lineId)).join(', ')}</p>
          <p className="text-soft">
            {one.isCreditChosen ? words.credit.wish : words.wishes[one.wish]} ·{' '}
            {words.reasons[one.reason]} · {words.asked(dayWords(Date.parse(one.askedAt), language))}
          </p>
          <p className="mt-2">{words.states[one.state]}</p>
          {one.exchange && one.exchange.state !== 'cancelled' && (
            <p className="mt-2">
              <Link to={`/order/${one.exchange.token}`} className="link">
                {words.exchange.to(one.exchange.number)}
              </Link>
            </p>
          )}
          <CreditPart order={order} one={one} outcome={outcome} />
          {one.decision && <p className="whitespace-pre-line wrap-anywhere">{one.decision}</p>}
        </div>
      ))}
    </section>
  )
}
