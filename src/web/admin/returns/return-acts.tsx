import { useState } from 'react'
import type { Return } from '#contract/orders/part-types.ts'
import { Button } from '#web/ui/button.tsx'
import { adminReturns as words } from '#web/words/en/admin/returns.ts'
import { useMay } from '../allowed.ts'
import { WithOrder } from '../orders/with-order.tsx'
import { CloseDialog } from './close-dialog.tsx'
import { DecideDialog } from './decide-dialog.tsx'
import { ExchangeDialog } from './exchange-dialog.tsx'
import { ReceiveDialog } from './receive-dialog.tsx'

type Step = 'accept' | 'exchange' | 'refuse' | 'receive' | 'close'

const stepsFrom: Record<Return['state'], Step[]> = {
  asked: ['accept', 'refuse'],
  approved: ['receive', 'refuse'],
  received: ['close'],
  refused: [],
  closed: [],
}

type Asked = Pick<
  Return,
  'id' | 'state' | 'wish' | 'lines' | 'isCreditChosen' | 'exchange' | 'owed'
>
type ReturnActsProps = { one: Asked; orderId: number }

/** An exchange has a second half as long as no order was made for it. */
function stepsOf({ state, wish, isCreditChosen, exchange }: Asked): Step[] {
  const isOpen = ['asked', 'approved', 'received'].includes(state)
  const isMade = exchange != null && exchange.state !== 'cancelled'
  const mayExchange = wish === 'exchange' && isOpen && !isMade && !isCreditChosen
  return mayExchange ? ['exchange', ...stepsFrom[state]] : stepsFrom[state]
}

/** The steps that a return may take now. */
export function ReturnActs({ one, orderId }: ReturnActsProps) {
  const [step, setStep] = useState<Step | null>(null)
  const may = useSteps()
  const close = () => setStep(null)
  return (
    <div className="flex flex-wrap gap-2 max-md:w-full md:justify-end">
      {stepsOf(one)
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
      {step === 'exchange' && <ExchangeDialog id={one.id} pieces={piecesOf(one)} onClose={close} />}
      {step === 'receive' && <ReceiveDialog id={one.id} onClose={close} />}
      {step === 'close' && (
        <WithOrder id={orderId}>
          {(order) => <CloseDialog one={one} order={order} onClose={close} />}
        </WithOrder>
      )}
    </div>
  )
}

const piecesOf = ({ lines }: Asked) => lines.reduce((sum, { quantity }) => sum + quantity, 0)

/** Which of the steps this role may take. */
function useSteps(): Record<Step, boolean> {
  const mayEdit = useMay('orders.edit')
  const mayPack = useMay('orders.pack')
  const mayRefund = useMay('orders.refund')
  return {
    ...{ accept: mayEdit, exchange: mayEdit, refuse: mayEdit },
    ...{ receive: mayPack, close: mayRefund },
  }
}
