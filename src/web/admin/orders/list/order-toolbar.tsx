import { Button, LinkButton } from '#web/ui/button.tsx'
import { PlusIcon } from '#web/ui/page-icons.tsx'
import { adminOrders as words } from '#web/words/en/admin/orders.ts'
import { useMay } from '../../allowed.ts'
import { SearchField } from '../../parts/lists/search-field.tsx'
import { OrderFilters } from './order-filters.tsx'
import type { OrderSearch } from './order-search.ts'

type OrderToolbarProps = {
  search: OrderSearch
  onSearch: (next: OrderSearch) => void
  onScan: () => void
}

/** Search and filters, and the way to an order that was taken elsewhere. */
export function OrderToolbar({ search, onSearch, onScan }: OrderToolbarProps) {
  const [mayEdit, mayPack] = [useMay('orders.edit'), useMay('orders.pack')]
  const set = (change: Partial<OrderSearch>) => onSearch({ ...search, ...change, page: 1 })
  return (
    <div className="flex flex-wrap items-end gap-3 pb-3">
      <SearchField
        label={words.search}
        hint={words.searchHint}
        text={search.text}
        onSearch={(text) => set({ text })}
      />
      <OrderFilters search={search} onSet={set} />
      <div className="ms-auto flex flex-wrap gap-2 max-sm:w-full">
        {mayPack && (
          <Button look="quiet" onClick={onScan} className="max-sm:flex-1">
            {words.dispatch.open}
          </Button>
        )}
        {mayEdit && (
          <LinkButton to="/admin/orders/stall" look="quiet" className="max-sm:flex-1">
            {words.stall.open}
          </LinkButton>
        )}
        {mayEdit && (
          <LinkButton to="/admin/orders/new" className="max-sm:w-full">
            <PlusIcon className="size-5" />
            {words.add}
          </LinkButton>
        )}
      </div>
    </div>
  )
}
