import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { listOrders } from '#contract/orders/admin-calls.ts'
import { Button } from '#web/ui/button.tsx'
import { Pagination } from '#web/ui/navigation/pagination.tsx'
import { adminOrders as words } from '#web/words/en/admin/orders.ts'
import { queryFor } from '../../../cache.ts'
import { LoadFailed, NothingHere } from '../../parts/lists/table-states.tsx'
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
import { useChosen } from './use-chosen.ts'

/** Every order of the shop: found, counted, printed. */
export function OrdersTab() {
  const [query, setQuery] = useSearchParams()
  const search = orderSearchOf(query)
  const {
    data: page,
    error,
    isPlaceholderData,
    refetch,
  } = useQuery({
    ...queryFor(listOrders, orderQueryOf(search)),
    placeholderData: keepPreviousData,
  })
  const chosen = useChosen()
  const go = (next: OrderSearch) =>
    setQuery(orderAddress(next), { preventScrollReset: true, replace: next.text !== search.text })
  const isEmpty = page?.items.length === 0 && !isPlaceholderData
  return (
    <>
      <OrderToolbar search={search} onSearch={go} />
      <StateChips search={search} counts={page?.counts} />
      {error && !page ? (
        <LoadFailed error={error} onRetry={() => void refetch()} />
      ) : isEmpty ? (
        <Empty search={search} onClear={() => setQuery({})} />
      ) : (
        <>
          <OrdersTable page={page} isStale={isPlaceholderData} chosen={chosen} />
          {page && <Foot search={search} total={page.total} pages={page.pages} />}
        </>
      )}
      {chosen.ids.size > 0 && <PrintBar ids={[...chosen.ids]} onClear={chosen.clear} />}
    </>
  )
}

function Foot({ search, total, pages }: { search: OrderSearch; total: number; pages: number }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 py-4">
      <p className="text-sm text-soft" role="status">
        {words.count(total)}
      </p>
      <Pagination
        page={search.page}
        pages={pages}
        hrefOf={(page) => `?${orderAddress({ ...search, page })}`}
      />
    </div>
  )
}

function Empty({ search, onClear }: { search: OrderSearch; onClear: () => void }) {
  if (!isNarrowed(search)) return <NothingHere>{words.empty}</NothingHere>
  return (
    <>
      <NothingHere>{words.nothingMatches}</NothingHere>
      <p className="pt-4 text-center">
        <Button look="quiet" size="sm" onClick={onClear}>
          {words.clearFilters}
        </Button>
      </p>
    </>
  )
}
