import type { StockItem, StockPage } from '#contract/catalog/admin-types.ts'
import { classes } from '#web/ui/classes.ts'
import { admin } from '#web/words/en/admin.ts'
import { useMay } from '../allowed.ts'
import { MarginsOfList } from '../costs/margins-of-list.tsx'
import { SelectAll } from '../parts/lists/select-all.tsx'
import { SortHeader } from '../parts/lists/sort-header.tsx'
import { SkeletonRows } from '../parts/lists/table-states.tsx'
import { type RowActs, StockRow } from './stock-row.tsx'
import type { StockSearch, StockSort } from './stock-search.ts'

const words = admin.products.columns
const columns = 10

type StockTableProps = {
  search: StockSearch
  /** Undefined while the first answer is on its way. */
  page: StockPage | undefined
  /** True while the rows are those of the search before. */
  isStale: boolean
  selected: ReadonlyMap<number, StockItem>
  /** True while the selected ones are being changed: until then none is selected or left out. */
  isHeld: boolean
  acts: RowActs
  onSort: (sort: StockSort) => void
  onSelectAll: (items: StockItem[], isSelected: boolean) => void
}

export function StockTable(props: StockTableProps) {
  const { search, page, isStale, selected, isHeld, acts } = props
  return (
    <MarginsOfList ids={page?.items.map(({ id }) => id) ?? []}>
      <table className="sheet sheet-long sheet-compact" aria-busy={isStale}>
        <StockHead {...props} />
        {page ? (
          <tbody className={classes('transition-opacity', isStale && 'opacity-60')}>
            {page.items.map((item) => (
              <StockRow
                key={item.id}
                item={item}
                isSelected={selected.has(item.id)}
                isHeld={isHeld}
                isArchived={search.state === 'archived'}
                acts={acts}
              />
            ))}
          </tbody>
        ) : (
          <SkeletonRows rows={12} columns={columns} />
        )}
      </table>
    </MarginsOfList>
  )
}

function StockHead(props: StockTableProps) {
  const { search, page, onSort } = props
  const header = (label: string, sort: StockSort, className = '') => (
    <SortHeader
      label={label}
      order={search.sort === sort ? search.order : null}
      className={className}
      onSort={() => onSort(sort)}
    />
  )
  return (
    <thead>
      <tr>
        <th scope="col" className="w-8">
          {useMay('catalogue.edit') && <SelectPage {...props} items={page?.items ?? []} />}
        </th>
        <th scope="col" className="w-12">
          {words.image}
        </th>
        {header(words.name, 'name', 'w-full')}
        {header(words.price, 'price', 'numeric')}
        {header(words.stock, 'stock', 'numeric')}
        {header(words.category, 'category')}
        <th scope="col">{words.featured}</th>
        <th scope="col" className="max-xl:hidden">
          {words.newArrival}
        </th>
        <th scope="col" className="max-xl:hidden">
          {words.trending}
        </th>
        <th scope="col" className="text-end">
          {words.actions}
        </th>
      </tr>
    </thead>
  )
}

type SelectPageProps = Pick<StockTableProps, 'isStale' | 'selected' | 'isHeld' | 'onSelectAll'> & {
  items: StockItem[]
}

function SelectPage({ items, isStale, selected, isHeld, onSelectAll }: SelectPageProps) {
  return (
    <SelectAll
      label={admin.products.selectAll}
      count={items.length}
      selected={items.filter(({ id }) => selected.has(id)).length}
      isDisabled={isHeld || isStale}
      onSelect={(isSelected) => onSelectAll(items, isSelected)}
    />
  )
}
