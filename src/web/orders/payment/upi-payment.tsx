import { orders as english } from '#web/words/en/orders.ts'
import { useWords } from '#web/words/words.ts'
import { rupees } from '../../ui/price.tsx'
import { Fold } from '../fold.tsx'
import { TransferForm, type TransferProps } from './transfer-form.tsx'
import { UpiWays } from './upi-ways.tsx'

/** On a phone the apps that pay from it; beside a larger screen the code that a phone scans. */
export function UpiPayment(props: TransferProps) {
  const { pay } = useWords('orders', english)
  const { order, payment } = props
  const amount = rupees(payment.amount)
  const { upiTitle: title, upi: label } = pay.transfer
  const asks = { title, label, inputMode: 'numeric' } as const
  const ways = payment.upi && (
    <UpiWays
      upi={payment.upi}
      reference={{ name: pay.upi.reference, shown: order.number }}
      amount={payment.amount}
    />
  )
  if (payment.state !== 'claimed') {
    return (
      <>
        {ways}
        <TransferForm {...props} asks={asks} />
      </>
    )
  }
  // Whoever has paid is not asked to pay again; the ways are there for a transfer that failed.
  return (
    <>
      <TransferForm {...props} asks={asks} />
      {ways && <Fold title={pay.title(amount)}>{ways}</Fold>}
    </>
  )
}
