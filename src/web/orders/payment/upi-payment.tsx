import type { OrderPayment } from '#contract/orders/part-types.ts'
import type { Order } from '#contract/orders/types.ts'
import { orders as english } from '#web/words/en/orders.ts'
import { useWords } from '#web/words/words.ts'
import { buttonClass } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { rupees } from '../../ui/price.tsx'
import { FactList } from '../fact-list.tsx'
import { Fold } from '../fold.tsx'
import { TransferForm, type TransferProps } from './transfer-form.tsx'

/** The exact amount as a code to scan, and as a button where the UPI app is on the same phone. */
export function UpiPayment(props: TransferProps) {
  const { pay } = useWords('orders', english)
  const { order, payment } = props
  const amount = rupees(payment.amount)
  const { upiTitle: title, upi: label } = pay.transfer
  const asks = { title, label, inputMode: 'numeric' } as const
  const code = payment.upi && <Code upi={payment.upi} order={order} amount={amount} />
  if (payment.state !== 'claimed') {
    return (
      <>
        {code}
        <TransferForm {...props} asks={asks} />
      </>
    )
  }
  // Whoever has paid is not asked to pay again; the code is there for a transfer that failed.
  return (
    <>
      <TransferForm {...props} asks={asks} />
      {code && <Fold title={pay.title(amount)}>{code}</Fold>}
    </>
  )
}

type CodeProps = {
  upi: NonNullable<OrderPayment['upi']>
  order: Order
  amount: string
}

function Code({ upi, order, amount }: CodeProps) {
  const words = useWords('orders', english).pay.upi
  return (
    <div className="grid items-start gap-6 sm:grid-cols-[auto_1fr]">
      <img
        src={`data:image/svg+xml,${encodeURIComponent(upi.qr)}`}
        alt={words.qr(amount)}
        width="232"
        height="232"
        className="size-58 border border-line bg-white"
      />
      <div className="grid gap-4">
        <p>{words.scan}</p>
        <a href={upi.link} className={classes(buttonClass({}), 'hoverable:hidden')}>
          {words.open}
        </a>
        <FactList
          facts={[
            [words.to, upi.address],
            [words.amount, amount],
            [words.reference, order.number],
          ]}
        />
      </div>
    </div>
  )
}
