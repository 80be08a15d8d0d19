import type { StaffOrderItem, StaffOrderPage } from '#contract/orders/admin-types.ts'
import { classes } from '#web/ui/classes.ts'
import { adminOrders as words } from '#web/words/en/admin/orders.ts'
import { useMay } from '../../allowed.ts'
import { SelectAll } from '../../parts/lists/select-all.tsx'
import { SkeletonRows } from '../../parts/lists/table-states.tsx'
import type { Selection } from '../../parts/lists/use-selection.ts'
import { OrderRow } from './order-row.tsx'

type OrdersTableProps = {
  /** Undefined while the first answer is on its way. */
  page: StaffOrderPage | undefined
  /** True while the rows are those of the search before. */
  isStale: boolean
  chosen: Selection<StaffOrderItem>
}

export function OrdersTable({ page, isStale, chosen }: OrdersTableProps) {
  return (
    <table className="sheet sheet-compact sheet-paired" aria-busy={isStale}>
      <Head page={page} isStale={isStale} chosen={chosen} />
      {page ? (
        <tbody className={classes('transition-opacity', isStale && 'opacity-60')}>
          {page.items.map((item) => (
            <OrderRow
              key={item.id}
              item={item}
              isChosen={chosen.items.has(item.id)}
              onChoose={(isChosen) => chosen.set([item], isChosen)}
            />
          ))}
        </tbody>
      ) : (
        <SkeletonRows rows={12} columns={8} />
      )}
    </table>
  )
}

function Head({ page, isStale, chosen }: OrdersTableProps) {
  const items = page?.items ?? []
  const count = items.filter(({ id }) => chosen.items.has(id)).length
  const { order, buyer, count: pieces, total, state, placed } = words.columns
  return (
    <thead>
      <tr>
        <th scope="col" className="w-8">
          {useMay('orders.pack') && (
            <SelectAll
              label={words.selectAll}
              count={items.length}
              selected={count}
              isDisabled={isStale}
              onSelect={(isChosen) => chosen.set(items, isChosen)}
            />
          )}
        </th>
        <th scope="col" colSpan={2}>
          {order}
        </th>
        <th scope="col" className="w-full">
          {buyer}
        </th>
        <th scope="col" className="numeric">
          {pieces}
        </th>
        <th scope="col" className="numeric">
          {total}
        </th>
        <th scope="col">{state}</th>
        <th scope="col" className="max-lg:hidden">
          {placed}
        </th>
      </tr>
    </thead>
  )
}
