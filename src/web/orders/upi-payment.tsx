import { orders as english } from '#web/words/en/orders.ts'
import { useWords } from '#web/words/words.ts'
import { buttonClass } from '../ui/button.tsx'
import { classes } from '../ui/classes.ts'
import { rupees } from '../ui/price.tsx'
import { FactList } from './fact-list.tsx'
import { TransferForm, type TransferProps } from './transfer-form.tsx'

/** The exact amount as a code to scan, and as a button where the UPI app is on the same phone. */
export function UpiPayment(props: TransferProps) {
  const words = useWords('orders', english).pay.upi
  const { order, payment } = props
  const amount = rupees(payment.amount)
  return (
    <>
      {payment.upi && (
        <div className="grid items-start gap-6 sm:grid-cols-[auto_1fr]">
          <img
            src={`data:image/svg+xml,${encodeURIComponent(payment.upi.qr)}`}
            alt={words.qr(amount)}
            width="232"
            height="232"
            className="size-58 border border-line bg-white"
          />
          <div className="grid gap-4">
            <p>{words.scan}</p>
            <a href={payment.upi.link} className={classes(buttonClass({}), 'hoverable:hidden')}>
              {words.open}
            </a>
            <FactList
              facts={[
                [words.to, payment.upi.address],
                [words.amount, amount],
                [words.reference, order.number],
              ]}
            />
          </div>
        </div>
      )}
      <TransferForm {...props} />
    </>
  )
}
