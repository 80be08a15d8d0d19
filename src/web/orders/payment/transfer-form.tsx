import type { OrderPayment } from '#contract/orders/part-types.ts'
import type { Order } from '#contract/orders/types.ts'
import { claimTransfer } from '#contract/payments/calls.ts'
import { orders as english } from '#web/words/en/orders.ts'
import { useWords } from '#web/words/words.ts'
import { call } from '../../api.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/forms/field.tsx'
import { useLeadToFault } from '../../ui/forms/lead-to-fault.ts'
import { Note } from '../../ui/note.tsx'
import { ActForm } from '../act-form.tsx'
import { useOrderAct } from '../order-calls.ts'
import type { OrderOutcome } from '../posted-act.ts'

/** Where it is told what becomes of a transfer that was named. */
export const claimedId = 'claimed'

export type TransferProps = {
  order: Order
  payment: OrderPayment
  outcome: OrderOutcome | undefined
}

type TransferFormProps = TransferProps & {
  /** What it asks for, and what that is called. */
  asks: { title: string; label: string; inputMode?: 'numeric' | 'text' }
}

/** The shopper says what the bank calls the transfer: that pays nothing, but tells where to look. */
export function TransferForm({ order, payment, outcome, asks }: TransferFormProps) {
  const words = useWords('orders', english).pay.transfer
  const { token } = order
  const given = outcome?.intent === 'transfer' ? outcome.refusal : undefined
  const { refusal, isBusy, act } = useOrderAct(token, given)
  const form = useLeadToFault(refusal)
  return (
    <div className="border-t border-line pt-5">
      <Claimed claimed={payment.claimedReference} title={asks.title} />
      <ActForm
        ref={form}
        intent="transfer"
        className="mt-3 flex flex-wrap items-start gap-3"
        onSend={(form) =>
          void act(() => call(claimTransfer, { token, reference: String(form.get('reference')) }))
        }
      >
        <TextField
          label={asks.label}
          name="reference"
          inputMode={asks.inputMode ?? 'text'}
          autoComplete="off"
          required
          maxLength={60}
          error={refusal?.fields['reference'] ?? refusal?.reason}
          className="min-w-0 flex-1 basis-60"
        />
        <Button type="submit" look="quiet" isBusy={isBusy} className="sm:mt-[1.975rem]">
          {isBusy ? words.sending : words.send}
        </Button>
      </ActForm>
    </div>
  )
}

/** What was said before, and what is asked for now. */
function Claimed({ claimed, title }: { claimed: string | null; title: string }) {
  const words = useWords('orders', english).pay.transfer
  return (
    <>
      {claimed && (
        <Note id={claimedId} title={words.claimed(claimed)} className="mb-5">
          {words.claimedText}
        </Note>
      )}
      <h3 className="font-sans font-medium">{claimed ? words.correct : title}</h3>
      {!claimed && <p className="text-soft">{words.text}</p>}
    </>
  )
}
