import { useQuery } from '@tanstack/react-query'
import { getCheckout } from '#contract/checkout/calls.ts'
import type { Order } from '#contract/orders/types.ts'
import { startPayment } from '#contract/payments/calls.ts'
import { isAtDoor } from '#domain/payment-methods.ts'
import { orders as english } from '#web/words/en/orders.ts'
import { useWords } from '#web/words/words.ts'
import { call } from '../../api.ts'
import { queryFor } from '../../cache.ts'
import { Button } from '../../ui/button.tsx'
import { RefusedNote } from '../../ui/forms/refused-note.tsx'
import { Fold } from '../fold.tsx'
import { useOrderAct } from '../order-calls.ts'

/** The other ways to pay that the shop offers; which of them fit this order the shop says when asked. */
export function OtherWays({ order }: { order: Order }) {
  const words = useWords('orders', english)
  const { token, payment, paymentMethod } = order
  const current = payment?.method ?? paymentMethod
  const { data: checkout } = useQuery(queryFor(getCheckout, {}))
  const { refusal, isBusy, act } = useOrderAct(token, undefined)
  const others = checkout?.payment
    .map(({ method }) => method)
    .filter((method) => !isAtDoor(method) && method !== current)
  if (!others || others.length === 0) return null
  return (
    <Fold title={words.pay.another}>
      <div className="grid justify-items-start gap-3">
        <RefusedNote title={words.pay.failed} refused={refusal} />
        {others.map((method) => (
          <Button
            key={method}
            look="quiet"
            disabled={isBusy}
            onClick={() =>
              void act(async () => (await call(startPayment, { token, method })).order)
            }
          >
            {words.method[method]}
          </Button>
        ))}
      </div>
    </Fold>
  )
}
