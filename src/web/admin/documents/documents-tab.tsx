import { useQuery } from '@tanstack/react-query'
import { listDocuments } from '#contract/documents/admin-calls.ts'
import type { ListedDocument } from '#contract/documents/types.ts'
import { documentKinds } from '#contract/orders/part-types.ts'
import { Link } from '#web/ui/link.tsx'
import { exactRupees } from '#web/ui/price.tsx'
import { adminBooks } from '#web/words/en/admin/law/books.ts'
import { admin } from '#web/words/en/admin.ts'
import { queryKeepingLast } from '../../cache.ts'
import { DownloadLink } from '../../files/download-link.tsx'
import { useMay } from '../allowed.ts'
import { Choice } from '../parts/forms/choice.tsx'
import { ListTable } from '../parts/lists/list-table.tsx'
import { ListToolbar } from '../parts/lists/list-toolbar.tsx'
import { usePage } from '../parts/lists/page-links.tsx'
import { useFilters } from '../parts/lists/use-filters.ts'
import { dayText } from '../parts/when.tsx'

const words = adminBooks.documents
const { number, buyer, day, total, tax, state } = words.columns
const columns = [
  { label: number },
  { label: buyer, className: 'w-full' },
  { label: day },
  { label: total, className: 'numeric' },
  { label: tax, className: 'numeric' },
  { label: state },
]

/** Every document of the shop, each to be opened as PDF. */
export function DocumentsTab() {
  const { values, set, clear, isNarrowed } = useFilters('q', 'kind')
  const page = usePage()
  const kind = documentKinds.find((one) => one === values.kind)
  const asked = useQuery(queryKeepingLast(listDocuments, { q: values.q.trim(), kind, page }))
  return (
    <>
      <ListToolbar words={words} text={values.q} onSearch={(q) => set({ q })}>
        <Choice
          label={words.kind}
          every={words.every}
          options={documentKinds.map((one) => [one, words.kinds[one]])}
          chosen={kind ?? ''}
          onChoose={(one) => set({ kind: one })}
        />
      </ListToolbar>
      <ListTable
        asked={asked}
        columns={columns}
        row={(document) => <DocumentRow key={document.id} document={document} />}
        empty={words.empty}
        narrowed={{ isNarrowed, words: words.nothingMatches, clear }}
        count={words.count}
      />
    </>
  )
}

function DocumentRow({ document }: { document: ListedDocument }) {
  return (
    <tr>
      <th scope="row" className="md:whitespace-nowrap">
        <DownloadLink
          href={`/api/admin/documents/${document.id}/pdf`}
          failed={admin.downloadFailed}
          aria-label={words.open(document.number)}
          className="inline-flex min-h-9 items-center font-medium hover:text-lac hover:underline"
        >
          {document.number}
        </DownloadLink>
        <span className="block text-sm text-soft">{words.kinds[document.kind]}</span>
      </th>
      <BuyerCell document={document} />
      <td data-label={day} className="whitespace-nowrap">
        {dayText(document.day)}
      </td>
      <td data-label={total} className="numeric whitespace-nowrap">
        {exactRupees(document.total)}
      </td>
      <td data-label={tax} className="numeric whitespace-nowrap">
        {exactRupees(document.tax)}
      </td>
      <td data-label={state} className="md:whitespace-nowrap">
        {stateOf(document)}
      </td>
    </tr>
  )
}

function BuyerCell({ document }: { document: ListedDocument }) {
  const { buyer: name, buyerGstin, orderId, orderNumber } = document
  const mayOrder = useMay('orders.see')
  return (
    <td>
      {name}
      {buyerGstin && <span className="block text-sm text-soft">{buyerGstin}</span>}
      {mayOrder && orderId !== null ? (
        <Link
          to={`/admin/orders/${orderId}`}
          className="link flex min-h-9 w-fit items-center text-sm"
        >
          {orderNumber}
        </Link>
      ) : (
        <span className="block text-sm text-soft">{orderNumber}</span>
      )}
    </td>
  )
}

function stateOf({ isCancelled, returnPeriod }: ListedDocument): string {
  if (isCancelled) return words.cancelled
  if (returnPeriod === null) return words.issued
  return words.reported(`${returnPeriod.slice(0, 2)}/${returnPeriod.slice(2)}`)
}
