import { useQuery } from '@tanstack/react-query'
import { buyersCsv, listBuyers } from '#contract/customers/admin-calls.ts'
import type { Customer } from '#contract/customers/types.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { rupees } from '#web/ui/price.tsx'
import { adminCustomers as words } from '#web/words/en/admin/customers.ts'
import { locale } from '#web/words/en/admin/locale.ts'
import { admin } from '#web/words/en/admin.ts'
import { queryKeepingLast } from '../../cache.ts'
import { DownloadLink } from '../../files/download-link.tsx'
import { ListTable } from '../parts/lists/list-table.tsx'
import { ListToolbar } from '../parts/lists/list-toolbar.tsx'
import { usePage } from '../parts/lists/page-links.tsx'
import { useFilters } from '../parts/lists/use-filters.ts'
import { When } from '../parts/when.tsx'

const { name, contact, orders, spent, last } = words.columns
const columns = [
  { label: name },
  { label: contact, className: 'w-full' },
  { label: orders, className: 'numeric' },
  { label: spent, className: 'numeric' },
  { label: last },
]

/** Everybody who has ordered, the latest first. */
export function CustomersTab() {
  const { values, set, clear, isNarrowed } = useFilters('q')
  const page = usePage()
  const asked = useQuery(queryKeepingLast(listBuyers, { q: values.q.trim(), page }))
  return (
    <>
      <ListToolbar words={words} text={values.q} onSearch={(q) => set({ q })}>
        <DownloadLink
          className={`${buttonClass({ look: 'quiet' })} ms-auto max-sm:w-full`}
          href={buyersCsv.path}
          failed={admin.downloadFailed}
        >
          {words.downloadAll}
        </DownloadLink>
      </ListToolbar>
      <ListTable
        asked={asked}
        columns={columns}
        row={(buyer) => <CustomerRow key={buyer.id} buyer={buyer} />}
        empty={words.empty}
        narrowed={{ isNarrowed, words: words.nothingMatches, clear }}
        count={words.count}
      />
    </>
  )
}

function CustomerRow({ buyer }: { buyer: Customer }) {
  const shown = buyer.fullName || words.nameless
  return (
    <tr>
      <th scope="row">
        <Link
          to={`/admin/customers/${buyer.id}`}
          aria-label={words.open(shown)}
          className="flex min-h-9 items-center font-medium hover:text-lac hover:underline"
        >
          {shown}
        </Link>
      </th>
      <td className="text-soft">
        <span className="py-1">
          {buyer.mobile}
          <span className="block break-all">{buyer.email}</span>
        </span>
      </td>
      <td data-label={orders} className="numeric">
        {buyer.orders.toLocaleString(locale)}
      </td>
      <td data-label={spent} className="numeric">
        {rupees(buyer.spent)}
      </td>
      <td data-label={last} className="text-soft">
        <When at={buyer.lastOrderAt} />
      </td>
    </tr>
  )
}
