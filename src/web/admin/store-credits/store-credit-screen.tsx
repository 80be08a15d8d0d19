import { readStoreCredit } from '#contract/store-credits/admin-calls.ts'
import type { StaffStoreCredit } from '#contract/store-credits/types.ts'
import { Link } from '#web/ui/link.tsx'
import { exactRupees } from '#web/ui/price.tsx'
import { adminOrders } from '#web/words/en/admin/orders.ts'
import { adminStoreCredits as words } from '#web/words/en/admin/store-credits.ts'
import { useMay } from '../allowed.ts'
import { Sum } from '../orders/sums-panel.tsx'
import { OneById } from '../parts/lists/one-by-id.tsx'
import { Panel } from '../parts/panel.tsx'
import { ScreenHeading } from '../parts/screen-name.tsx'
import { When } from '../parts/when.tsx'
import { EmailPanel } from './email-panel.tsx'
import { PayOutPanel } from './pay-out-panel.tsx'

/** One store credit with its ledger; null where the address names none. */
export function StoreCreditScreen({ id }: { id: number | null }) {
  return (
    <OneById endpoint={readStoreCredit} id={id} list="/admin/store-credits" words={words}>
      {(credit) => <Shown credit={credit} />}
    </OneById>
  )
}

function Shown({ credit }: { credit: StaffStoreCredit }) {
  const mayRefund = useMay('orders.refund')
  const mayEdit = useMay('orders.edit')
  const isOpen = credit.balance > 0
  return (
    <div className="flex flex-col gap-4">
      <header>
        <ScreenHeading>{words.title(credit.code, credit.fullName)}</ScreenHeading>
        <p className="text-soft">{credit.isOfAccount ? words.account : words.guest}</p>
      </header>
      <div className="grid items-start gap-4 lg:grid-cols-[3fr_2fr]">
        <Ledger credit={credit} />
        <div className="flex min-w-0 flex-col gap-4">
          <Panel title={words.balance}>
            <dl className="grid grid-cols-1 gap-1">
              <Sum name={words.issued} amount={exactRupees(credit.issued)} />
              <Sum name={words.balance} amount={exactRupees(credit.balance)} isStrong />
            </dl>
            <p className="pt-2 text-sm text-soft">{words.noExpiry}</p>
          </Panel>
          {isOpen && mayRefund && <PayOutPanel key={credit.balance} credit={credit} />}
          {isOpen && mayEdit && <EmailPanel credit={credit} />}
        </div>
      </div>
    </div>
  )
}

function Ledger({ credit }: { credit: StaffStoreCredit }) {
  return (
    <Panel title={words.ledger}>
      <ol>
        {credit.entries.map((entry, at) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: an entry stays where it is.
            key={at}
            className="flex flex-wrap justify-between gap-x-4 border-b border-line py-2 last:border-b-0"
          >
            <div className="min-w-0">
              <p className="font-medium">
                {words.kinds[entry.kind]}{' '}
                {entry.orderNumber && (
                  <Link to={`/admin/orders/${entry.orderId}`} className="link">
                    {entry.orderNumber}
                  </Link>
                )}
              </p>
              <p className="text-sm break-words text-soft">
                <When at={entry.at} /> {entry.by && words.by(entry.by)} {methodOf(entry.method)}{' '}
                {entry.reference}
              </p>
            </div>
            <p className="tabular-nums">
              {isAdded(entry.kind) ? '+' : '−'}
              {exactRupees(entry.amount)}
            </p>
          </li>
        ))}
      </ol>
    </Panel>
  )
}

const isAdded = (kind: StaffStoreCredit['entries'][number]['kind']) =>
  kind === 'issued' || kind === 'returned'

const methodOf = (method: string) =>
  Object.entries(adminOrders.refunds.methods).find(([one]) => one === method)?.[1] ?? ''
