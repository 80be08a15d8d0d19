import type { OrderPayment } from '#contract/orders/part-types.ts'
import { inApp, upiApps } from '#domain/orders/upi-apps.ts'
import { orders as english } from '#web/words/en/orders.ts'
import { useWords } from '#web/words/words.ts'
import { buttonClass } from '../../ui/button.tsx'
import { rupees } from '../../ui/price.tsx'
import { Fold } from '../fold.tsx'
import { CopyList } from './copy-list.tsx'

type WaysProps = {
  upi: NonNullable<OrderPayment['upi']>
  /** What the shop calls what is paid, and what that is called. */
  reference: { name: string; shown: string }
  /** Rupees. */
  amount: number
}

/** The code, the apps, and what is typed by hand. */
export function UpiWays({ upi, reference, amount }: WaysProps) {
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
            reference,
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
