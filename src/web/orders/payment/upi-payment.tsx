import type { OrderPayment } from '#contract/orders/part-types.ts'
import type { Order } from '#contract/orders/types.ts'
import { inApp, upiApps } from '#domain/orders/upi-apps.ts'
import { orders as english } from '#web/words/en/orders.ts'
import { useWords } from '#web/words/words.ts'
import { buttonClass } from '../../ui/button.tsx'
import { rupees } from '../../ui/price.tsx'
import { Fold } from '../fold.tsx'
import { CopyList } from './copy-list.tsx'
import { TransferForm, type TransferProps } from './transfer-form.tsx'

/** On a phone the apps that pay from it; beside a larger screen the code that a phone scans. */
export function UpiPayment(props: TransferProps) {
  const { pay } = useWords('orders', english)
  const { order, payment } = props
  const amount = rupees(payment.amount)
  const { upiTitle: title, upi: label } = pay.transfer
  const asks = { title, label, inputMode: 'numeric' } as const
  const ways = payment.upi && <Ways upi={payment.upi} order={order} amount={payment.amount} />
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

type WaysProps = {
  upi: NonNullable<OrderPayment['upi']>
  order: Order
  /** Rupees. */
  amount: number
}

function Ways({ upi, order, amount }: WaysProps) {
  const words = useWords('orders', english).pay.upi
  return (
    <div className="grid items-start gap-6 desk:grid-cols-[auto_1fr]">
      <div className="hidden desk:block">
        <Code upi={upi} amount={amount} />
      </div>
      <div className="grid gap-4">
        <p className="hidden desk:block">{words.scan}</p>
        <Apps link={upi.link} />
        <CopyList
          facts={[
            { name: words.to, shown: upi.address },
            { name: words.amount, shown: rupees(amount), copied: String(amount) },
            { name: words.reference, shown: order.number },
          ]}
        />
        <div className="desk:hidden">
          <Fold title={words.otherPhone}>
            <Code upi={upi} amount={amount} />
          </Fold>
        </div>
      </div>
    </div>
  )
}

/** The system’s own choice of apps first: it works for those that are named nowhere. */
function Apps({ link }: { link: string }) {
  const words = useWords('orders', english).pay.upi
  return (
    <div className="grid grid-cols-2 gap-2 desk:hidden">
      <a href={link} className={`${buttonClass({ size: 'lg' })} col-span-2`}>
        {words.open}
      </a>
      {upiApps.map((app) => (
        <a key={app.name} href={inApp(link, app)} className={buttonClass({ look: 'quiet' })}>
          {app.name}
        </a>
      ))}
    </div>
  )
}

function Code({ upi, amount }: Pick<WaysProps, 'upi' | 'amount'>) {
  const words = useWords('orders', english).pay.upi
  return (
    <img
      src={`data:image/svg+xml,${encodeURIComponent(upi.qr)}`}
      alt={words.qr(rupees(amount))}
      width="232"
      height="232"
      className="size-58 border border-line bg-white"
    />
  )
}
