import { useState } from 'react'
import type { Return } from '#contract/orders/part-types.ts'
import { Button } from '#web/ui/button.tsx'
import { adminReturns as words } from '#web/words/en/admin/returns.ts'
import { useMay } from '../allowed.ts'
import { WithOrder } from '../orders/with-order.tsx'
import { CloseDialog } from './close-dialog.tsx'
import { DecideDialog } from './decide-dialog.tsx'
import { ReceiveDialog } from './receive-dialog.tsx'

type Step = 'accept' | 'refuse' | 'receive' | 'close'

const stepsFrom: Record<Return['state'], Step[]> = {
  asked: ['accept', 'refuse'],
  approved: ['receive', 'refuse'],
  received: ['close'],
  refused: [],
  closed: [],
}

type ReturnActsProps = {
  one: Pick<Return, 'id' | 'state' | 'wish' | 'lines' | 'isCreditChosen'>
  orderId: number
}

/** The steps that a return may take now. */
export function ReturnActs({ one, orderId }: ReturnActsProps) {
  const [step, setStep] = useState<Step | null>(null)
  const [mayEdit, mayPack, mayRefund] = [
    useMay('orders.edit'),
    useMay('orders.pack'),
    useMay('orders.refund'),
  ]
  const may = { accept: mayEdit, refuse: mayEdit, receive: mayPack, close: mayRefund }
  const close = () => setStep(null)
  return (
    <div className="flex flex-wrap gap-2 max-md:w-full md:justify-end">
      {stepsFrom[one.state]
        .filter((to) => may[to])
        .map((to) => (
          <Button
            key={to}
            look={to === 'refuse' ? 'danger' : 'quiet'}
            size="sm"
            className="whitespace-nowrap"
            onClick={() => setStep(to)}
          >
            {words[to]}
          </Button>
        ))}
      {(step === 'accept' || step === 'refuse') && (
        <DecideDialog id={one.id} isApproved={step === 'accept'} onClose={close} />
      )}
      {step === 'receive' && <ReceiveDialog id={one.id} onClose={close} />}
      {step === 'close' && (
        <WithOrder id={orderId}>
          {(order) => <CloseDialog one={one} order={order} onClose={close} />}
        </WithOrder>
      )}
    </div>
  )
}
