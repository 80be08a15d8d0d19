import type { Order } from '#contract/orders/types.ts'
import { confirmCod } from '#contract/payments/calls.ts'
import { orders as english } from '#web/words/en/orders.ts'
import { useLanguage, useWords } from '#web/words/words.ts'
import { call } from '../../api.ts'
import { momentWords } from '../../clock.ts'
import { Button } from '../../ui/button.tsx'
import { RefusedNote } from '../../ui/forms/refused-note.tsx'
import { rupees } from '../../ui/price.tsx'
import { useNow } from '../../use-now.ts'
import { ActForm } from '../act-form.tsx'
import { useOrderAct } from '../order-calls.ts'
import type { OrderOutcome } from '../posted-act.ts'

type ConfirmOrderProps = { order: Order; outcome: OrderOutcome | undefined }

/** One press that says that an order is wanted which is paid at the door. */
export function ConfirmOrder({ order, outcome }: ConfirmOrderProps) {
  const words = useWords('orders', english).confirm
  const language = useLanguage()
  const now = useNow()
  const { token, total, paid, confirmBefore } = order
  const given = outcome?.intent === 'confirm' ? outcome.refusal : undefined
  const { refusal, isBusy, act } = useOrderAct(token, given)
  const until = momentWords(Date.parse(confirmBefore ?? ''), now, language)
  return (
    <section aria-label={words.title} className="border border-line bg-card p-5 md:p-6">
      <ActForm
        intent="confirm"
        className="grid gap-4"
        onSend={() => void act(() => call(confirmCod, { token }))}
      >
        <p>{words.text(rupees(total - paid), until)}</p>
        <RefusedNote title={words.failed} refused={refusal} />
        <Button type="submit" size="lg" isBusy={isBusy} className="justify-self-start">
          {isBusy ? words.submitting : words.submit}
        </Button>
      </ActForm>
    </section>
  )
}
