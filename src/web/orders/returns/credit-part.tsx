import type { Return } from '#contract/orders/part-types.ts'
import type { Order } from '#contract/orders/types.ts'
import { chooseCredit } from '#contract/returns/calls.ts'
import { orders as english } from '#web/words/en/orders.ts'
import { useWords } from '#web/words/words.ts'
import { call } from '../../api.ts'
import { Button } from '../../ui/button.tsx'
import { RefusedNote } from '../../ui/forms/refused-note.tsx'
import { rupees } from '../../ui/price.tsx'
import { ActForm } from '../act-form.tsx'
import { useOrderAct } from '../order-calls.ts'
import type { OrderOutcome } from '../posted-act.ts'

type CreditPartProps = { order: Order; one: Return; outcome: OrderOutcome | undefined }

/** The store credit of a return, or the way to choose it while nothing has gone back yet. */
export function CreditPart({ order, one, outcome }: CreditPartProps) {
  const words = useWords('orders', english).returns
  const given = outcome?.intent === 'credit' ? outcome.refusal : undefined
  const { refusal, isBusy, act } = useOrderAct(order.token, given)
  if (one.credit) {
    const { code, balance, issued } = one.credit
    return <p className="text-leaf">{words.credit.issued(code, rupees(balance), rupees(issued))}</p>
  }
  if (one.isCreditChosen) return <p>{words.credit.chosen}</p>
  if (['refused', 'closed'].includes(one.state) || isExchanging(one)) return null
  const choose = () => call(chooseCredit, { token: order.token, returnId: one.id })
  return (
    <ActForm intent="credit" className="mt-3 grid gap-2" onSend={() => void act(choose)}>
      <input type="hidden" name="returnId" value={one.id} />
      <RefusedNote title={words.failed} refused={refusal} />
      <Button type="submit" look="quiet" size="sm" isBusy={isBusy} className="justify-self-start">
        {words.credit.choose}
      </Button>
      <p className="text-sm text-soft">{words.credit.hint}</p>
    </ActForm>
  )
}

/** The other saree is reserved: only what is left of the old one's price is still to be chosen. */
const isExchanging = ({ exchange, state }: Return) =>
  exchange != null && exchange.state !== 'cancelled' && state !== 'received'
