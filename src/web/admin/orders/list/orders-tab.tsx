import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { addressOf } from '#contract/endpoint.ts'
import { listOrders, ordersCsv } from '#contract/orders/admin-calls.ts'
import type { StaffOrderItem, StaffOrderPage } from '#contract/orders/admin-types.ts'
import { Button } from '#web/ui/button.tsx'
import { Pagination } from '#web/ui/navigation/pagination.tsx'
import { adminOrders as words } from '#web/words/en/admin/orders.ts'
import { admin } from '#web/words/en/admin.ts'
import { queryKeepingLast } from '../../../cache.ts'
import { DownloadLink } from '../../../files/download-link.tsx'
import { useMay } from '../../allowed.ts'
import { LoadFailed, NothingHere } from '../../parts/lists/table-states.tsx'
import { type Selection, useSelection } from '../../parts/lists/use-selection.ts'
import { DispatchDialog } from '../dispatch/dispatch-dialog.tsx'
import { LabelDialog } from '../labels/label-dialog.tsx'
import {
  isNarrowed,
  type OrderSearch,
  orderAddress,
  orderQueryOf,
  orderSearchOf,
} from './order-search.ts'
import { OrderToolbar } from './order-toolbar.tsx'
import { OrdersTable } from './orders-table.tsx'
import { PrintBar } from './print-bar.tsx'
import { StateChips } from './state-chips.tsx'

/** As many as one document takes (contract/staff-order.ts). */
const mostChosen = 100

/** Every order of the shop: found, counted, printed. */
export function OrdersTab() {
  const [query, setQuery] = useSearchParams()
  const search = orderSearchOf(query)
  const {
    data: page,
    error,
    isPlaceholderData,
    refetch,
  } = useQuery(queryKeepingLast(listOrders, orderQueryOf(search)))
  const chosen = useSelection<StaffOrderItem>({
    of: orderAddress({ ...search, page: 1 }).toString(),
    ...{ most: mostChosen, tooMany: words.bulk.tooMany },
  })
  const [dispatched, setDispatched] = useState<readonly StaffOrderItem[] | null>(null)
  const go = (next: OrderSearch) =>
    setQuery(orderAddress(next), { preventScrollReset: true, replace: next.text !== search.text })
  const isEmpty = page?.items.length === 0 && !isPlaceholderData
  return (
    <>
      <OrderToolbar search={search} onSearch={go} onScan={() => setDispatched([])} />
      <StateChips search={search} counts={page?.counts} />
      {error && !page ? (
        <LoadFailed error={error} onRetry={() => void refetch()} />
      ) : isEmpty ? (
        <Empty search={search} searched={page.searched} onClear={() => setQuery({})} />
      ) : (
        <>
          <OrdersTable page={page} isStale={isPlaceholderData} chosen={chosen} />
          {page && <Foot search={search} page={page} />}
        </>
      )}
      <Together chosen={chosen} dispatched={dispatched} onDispatch={setDispatched} />
    </>
  )
}

type TogetherProps = {
  chosen: Selection<StaffOrderItem>
  /** The orders that are being packed and sent; null while none are. */
  dispatched: readonly StaffOrderItem[] | null
  onDispatch: (items: readonly StaffOrderItem[] | null) => void
}

/** What is done with the chosen orders at once. */
function Together({ chosen, dispatched, onDispatch }: TogetherProps) {
  const [labelled, setLabelled] = useState<readonly StaffOrderItem[] | null>(null)
  const close = () => {
    onDispatch(null)
    // What they were when they were chosen is over.
    chosen.clear()
  }
  return (
    <>
      {chosen.items.size > 0 && (
        <PrintBar
          ids={[...chosen.items.keys()]}
          onDispatch={() => onDispatch([...chosen.items.values()])}
          onLabel={() => setLabelled([...chosen.items.values()])}
          onClear={chosen.clear}
        />
      )}
      {labelled && <LabelDialog orders={labelled} onClose={() => setLabelled(null)} />}
      {dispatched && <DispatchDialog items={dispatched} onClose={close} />}
    </>
  )
}

function Foot({ search, page }: { search: OrderSearch; page: StaffOrderPage }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 py-4">
      <div className="text-sm text-soft" role="status">
        <p>{words.count(page.total)}</p>
        {page.searched && <p>{words.searched(page.searched)}</p>}
        <OrdersFile search={search} />
      </div>
      <Pagination
        page={search.page}
        pages={page.pages}
        hrefOf={(page) => `?${orderAddress({ ...search, page })}`}
      />
    </div>
  )
}

/** All orders that are found, on every page, as a file: for whoever may take the books along. */
function OrdersFile({ search }: { search: OrderSearch }) {
  if (!useMay('documents.export')) return null
  const { page: _all, ...found } = orderQueryOf(search)
  const { path, query } = addressOf(ordersCsv, found)
  return (
    <DownloadLink
      className="link inline-flex min-h-9 items-center"
      href={`${path}?${query}`}
      failed={admin.downloadFailed}
    >
      {words.downloadFound}
    </DownloadLink>
  )
}

type EmptyProps = { search: OrderSearch; searched: number | undefined; onClear: () => void }

function Empty({ search, searched, onClear }: EmptyProps) {
  if (!isNarrowed(search)) return <NothingHere>{words.empty}</NothingHere>
  return (
    <>
      <NothingHere>{words.nothingMatches}</NothingHere>
      {searched && (
        <p role="status" className="pt-2 text-center text-sm text-soft">
          {words.searched(searched)}
        </p>
      )}
      <p className="pt-4 text-center">
        <Button look="quiet" size="sm" onClick={onClear}>
          {words.clearFilters}
        </Button>
      </p>
    </>
  )
}
