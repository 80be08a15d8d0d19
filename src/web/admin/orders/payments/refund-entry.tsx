import { checkRefund } from '#contract/orders/admin-calls.ts'
import type { StaffRefund } from '#contract/orders/admin-types.ts'
import { Button } from '#web/ui/button.tsx'
import { Note } from '#web/ui/note.tsx'
import { rupees } from '#web/ui/price.tsx'
import { adminOrders } from '#web/words/en/admin/orders.ts'
import { useMay } from '../../allowed.ts'
import { When } from '../../parts/when.tsx'
import { useOrderAct } from '../use-order-act.ts'

const words = adminOrders.refunds
const named = (method: string) =>
  Object.entries(words.methods).find(([one]) => one === method)?.[1] ?? method

/** One refund, and what is known of it. */
export function RefundEntry({ refund }: { refund: StaffRefund }) {
  const { id, amount, method, reference, reason, by, createdAt, state } = refund
  const of = refund.kind === 'goodwill' ? words.isGoodwill : refund.documentNumber
  return (
    <li>
      <p className="flex justify-between gap-3">
        <span className="font-medium">{named(method)}</span>
        <span className="tabular-nums">
          {state === 'refused' ? <s>{rupees(amount)}</s> : rupees(amount)}
        </span>
      </p>
      <p className="text-sm text-soft">
        <When at={createdAt} /> {by && `${adminOrders.by} ${by}`}
      </p>
      {(of || reference || reason) && (
        <p className="text-sm break-words">{[of, reference, reason].filter(Boolean).join(' · ')}</p>
      )}
      {state === 'asked' && <p className="text-sm">{words.states.asked}</p>}
      {state === 'refused' && <p className="text-sm text-lac">{words.states.refused}</p>}
      {state === 'unsure' && <Unsure id={id} />}
    </li>
  )
}

function Unsure({ id }: { id: number }) {
  const { act, isSaving } = useOrderAct(checkRefund, { failed: words.checkFailed })
  const mayRefund = useMay('orders.refund')
  return (
    <Note title={words.states.unsure} className="mt-1 text-sm">
      <p>{words.unsureText}</p>
      {mayRefund && (
        <Button
          look="quiet"
          size="sm"
          className="mt-2"
          isBusy={isSaving}
          onClick={() => void act({ id })}
        >
          {words.check}
        </Button>
      )}
    </Note>
  )
}
