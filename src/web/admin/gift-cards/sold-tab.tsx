import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listCardSales } from '#contract/card-sales/admin-calls.ts'
import type { StaffCardSale } from '#contract/card-sales/admin-types.ts'
import { cardSaleStates } from '#domain/gift-cards/card-sale.ts'
import { Button } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { rupees } from '#web/ui/price.tsx'
import { adminCardSales as words } from '#web/words/en/admin/work/card-sales.ts'
import { queryKeepingLast } from '../../cache.ts'
import { useMay } from '../allowed.ts'
import { ListTable } from '../parts/lists/list-table.tsx'
import { ListToolbar } from '../parts/lists/list-toolbar.tsx'
import { usePage } from '../parts/lists/page-links.tsx'
import { StateChoice } from '../parts/lists/state-choice.tsx'
import { useFilters } from '../parts/lists/use-filters.ts'
import { When } from '../parts/when.tsx'
import { SaleActs } from './sale-acts.tsx'
import { TermsDialog } from './terms-dialog.tsx'

const { number, buyer, recipient, amount, state, ordered, acts } = words.columns
const columns = [
  { label: number },
  { label: buyer, className: 'w-1/2' },
  { label: recipient, className: 'w-1/2' },
  { label: amount },
  { label: state },
  { label: ordered },
  { label: acts },
]

/** The gift cards that shoppers have ordered, newest first. */
export function SoldTab() {
  const { values, set, clear, isNarrowed } = useFilters('q', 'state')
  const chosen = cardSaleStates.find((one) => one === values.state)
  const asked = useQuery(
    queryKeepingLast(listCardSales, { q: values.q.trim(), state: chosen, page: usePage() }),
  )
  return (
    <>
      <Head />
      <ListToolbar words={words} text={values.q} onSearch={(q) => set({ q })}>
        <StateChoice
          {...{ words, states: cardSaleStates, chosen, set }}
          labelOf={(one) => words.states[one]}
        />
      </ListToolbar>
      <ListTable
        asked={asked}
        columns={columns}
        row={(one) => <SaleRow key={one.id} sale={one} />}
        empty={words.empty}
        narrowed={{ isNarrowed, words: words.nothingMatches, clear }}
        count={words.count}
      />
    </>
  )
}

/** The way back, and for the owner how cards are sold. */
function Head() {
  const maySet = useMay('settings.payments')
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 pb-4">
      <Link to="/admin/gift-cards" className="link py-1.5">
        {words.back}
      </Link>
      {maySet && (
        <Button look="quiet" onClick={() => setOpen(true)}>
          {words.terms.open}
        </Button>
      )}
      {isOpen && <TermsDialog onClose={() => setOpen(false)} />}
    </div>
  )
}

function SaleRow({ sale }: { sale: StaffCardSale }) {
  const reference = sale.reference ?? sale.claimedReference
  return (
    <tr>
      <th scope="row" className="whitespace-nowrap">
        {sale.number}
        {sale.cardId !== null && (
          <Link to={`/admin/gift-cards/${sale.cardId}`} className="link block py-1 font-normal">
            {words.card(sale.cardId)}
          </Link>
        )}
      </th>
      <td data-label={buyer}>
        <Person name={sale.name} email={sale.email} />
      </td>
      <td data-label={recipient}>
        <Person name={sale.recipientName} email={sale.recipientEmail} />
      </td>
      <td data-label={amount} className="font-medium tabular-nums whitespace-nowrap">
        {rupees(sale.amount)}
      </td>
      <td data-label={state}>
        <span className="max-md:text-end">
          {words.states[sale.state]}
          {reference && !reference.includes(':') && (
            <span className="block text-soft">{words.utr(reference)}</span>
          )}
        </span>
      </td>
      <td data-label={ordered} className="whitespace-nowrap text-soft">
        <When at={sale.createdAt} />
      </td>
      <td data-label={acts} className="whitespace-nowrap">
        <SaleActs sale={sale} />
      </td>
    </tr>
  )
}

const Person = ({ name, email }: { name: string; email: string }) => (
  <span className="py-1 max-md:text-end">
    {name}
    <span className="block text-soft break-all">{email}</span>
  </span>
)
