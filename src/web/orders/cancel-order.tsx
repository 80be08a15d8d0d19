import { cancelOrder } from '#contract/orders/calls.ts'
import type { Order } from '#contract/orders/types.ts'
import { orders as english } from '#web/words/en/orders.ts'
import { useWords } from '#web/words/words.ts'
import { call } from '../api.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/forms/field.tsx'
import { RefusedNote } from '../ui/forms/refused-note.tsx'
import { ActForm } from './act-form.tsx'
import { Fold } from './fold.tsx'
import { useOrderAct } from './order-calls.ts'
import type { OrderOutcome } from './posted-act.ts'

type CancelOrderProps = { order: Order; outcome: OrderOutcome | undefined }

/** Before it is packed, an order can be taken back. */
export function CancelOrder({ order, outcome }: CancelOrderProps) {
  const words = useWords('orders', english).cancel
  const { token } = order
  const given = outcome?.intent === 'cancel' ? outcome.refusal : undefined
  const { refusal, isBusy, act } = useOrderAct(token, given)
  return (
    <Fold title={words.title} isOpen={given !== undefined}>
      <ActForm
        intent="cancel"
        className="grid max-w-xl gap-4"
        onSend={(form) =>
          void act(() => call(cancelOrder, { token, reason: String(form.get('reason')) }))
        }
      >
        <p className="text-soft">
          {words.text} {order.paid > order.refunded && words.paidBack}
        </p>
        <RefusedNote title={words.failed} refused={refusal} />
        <TextField label={words.reason} name="reason" isOptional maxLength={300} />
        <Button type="submit" look="danger" isBusy={isBusy} className="justify-self-start">
          {isBusy ? words.submitting : words.submit}
        </Button>
      </ActForm>
    </Fold>
  )
}
