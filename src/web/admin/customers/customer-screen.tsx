import { readBuyer } from '#contract/customers/admin-calls.ts'
import type { CustomerFile } from '#contract/customers/types.ts'
import { countryName } from '#domain/delivery/country-name.ts'
import { rupees } from '#web/ui/price.tsx'
import { adminCustomers as words } from '#web/words/en/admin/customers.ts'
import { locale } from '#web/words/en/admin/locale.ts'
import { toBuyers } from '#web/words/to-buyers.ts'
import { ContactWays } from '../parts/contact-ways.tsx'
import { OneById } from '../parts/lists/one-by-id.tsx'
import { Panel } from '../parts/panel.tsx'
import { ScreenHeading } from '../parts/screen-name.tsx'
import { When } from '../parts/when.tsx'
import { NotesPanel } from './notes-panel.tsx'
import { OrdersPanel } from './orders-panel.tsx'

/** One customer with all that the shop knows; null where the address names none. */
export function CustomerScreen({ id }: { id: number | null }) {
  return (
    <OneById endpoint={readBuyer} id={id} list="/admin/customers" words={words}>
      {(buyer) => <Customer buyer={buyer} />}
    </OneById>
  )
}

function Customer({ buyer }: { buyer: CustomerFile }) {
  const name = buyer.fullName || words.nameless
  return (
    <div className="flex flex-col gap-4">
      <header>
        <ScreenHeading>{name}</ScreenHeading>
        <p className="text-sm text-soft">{buyer.userId === null ? words.guest : words.account}</p>
      </header>
      <div className="grid items-start gap-4 lg:grid-cols-[3fr_2fr]">
        <div className="flex min-w-0 flex-col gap-4">
          <OrdersPanel buyer={buyer} />
          <NotesPanel buyer={buyer} />
        </div>
        <div className="flex min-w-0 flex-col gap-4 max-lg:order-first">
          <Sums buyer={buyer} />
          <Panel title={words.ways.title}>
            <p>{buyer.mobile}</p>
            <p className="pb-3 break-all">{buyer.email || words.ways.noMail}</p>
            <ContactWays
              phone={buyer.mobile}
              email={buyer.email}
              greeting={toBuyers[buyer.language].hello(name)}
              subject=""
            />
          </Panel>
          <Addresses buyer={buyer} />
        </div>
      </div>
    </div>
  )
}

function Sums({ buyer }: { buyer: CustomerFile }) {
  const rows = [
    [words.sums.spent, rupees(buyer.spent)],
    [words.sums.orders, buyer.orders.toLocaleString(locale)],
  ]
  return (
    <Panel title={words.sums.title}>
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1">
        {rows.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-soft">{label}</dt>
            <dd className="text-end tabular-nums">{value}</dd>
          </div>
        ))}
        <dt className="text-soft">{words.sums.last}</dt>
        <dd className="text-end">
          <When at={buyer.lastOrderAt} />
        </dd>
      </dl>
      <p className="pt-2 text-sm text-soft">{words.sums.without}</p>
    </Panel>
  )
}

function Addresses({ buyer }: { buyer: CustomerFile }) {
  return (
    <Panel title={words.addresses}>
      {buyer.addresses.length === 0 && <p className="text-soft">{words.noAddress}</p>}
      <ul className="flex flex-col gap-3">
        {buyer.addresses.map((address) => (
          <li key={JSON.stringify(address)}>
            <address className="not-italic">
              {[address.fullName, address.line1, address.line2].filter(Boolean).join(', ')}
              <br />
              {address.city}, {address.state} {address.pin}
              {address.country && `, ${countryName(address.country)}`}
            </address>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
