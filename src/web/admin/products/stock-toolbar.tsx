import type { Category } from '#contract/content.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/field.tsx'
import { PlusIcon } from '#web/ui/page-icons.tsx'
import { admin } from '#web/words/en/admin.ts'
import { useMay } from '../allowed.ts'
import { SearchField } from '../parts/search-field.tsx'
import { FileMenu } from './file-menu.tsx'
import {
  type Direction,
  type StockSearch,
  type StockSort,
  stockSorts,
  stockStates,
} from './stock-search.ts'

const words = admin.products

type StockToolbarProps = {
  search: StockSearch
  categories: Category[]
  onSearch: (next: StockSearch) => void
  onAdd: () => void
  onImport: () => void
}

/** Search, filters and sort, and what there is to do beside the rows. */
export function StockToolbar({ search, categories, onSearch, onAdd, onImport }: StockToolbarProps) {
  const mayEdit = useMay('catalogue.edit')
  const set = (change: Partial<StockSearch>) => onSearch({ ...search, ...change, page: 1 })
  return (
    <div className="flex flex-wrap items-end gap-3 pb-4">
      <SearchField
        label={words.search}
        hint={words.searchHint}
        text={search.text}
        onSearch={(text) => set({ text })}
      />
      <SelectField
        label={words.categoryFilter}
        isLabelHidden
        className="w-44 max-sm:flex-1"
        value={search.categoryId}
        onChange={(event) => set({ categoryId: event.target.value })}
      >
        <option value="">{words.allCategories}</option>
        {categories.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={words.state}
        isLabelHidden
        className="w-44 max-sm:flex-1"
        value={search.state}
        onChange={(event) => {
          const state = stockStates.find((one) => one === event.target.value)
          set({ state: state ?? 'all' })
        }}
      >
        {stockStates.map((state) => (
          <option key={state} value={state}>
            {words.states[state]}
          </option>
        ))}
      </SelectField>
      <SortSelect search={search} onSort={set} />
      {mayEdit && (
        <div className="ms-auto flex items-center gap-2 max-sm:w-full">
          <Button className="max-sm:flex-1" onClick={onAdd}>
            <PlusIcon className="size-5" />
            {words.add}
          </Button>
          <FileMenu onImport={onImport} />
        </div>
      )}
    </div>
  )
}

/** On phones, where the table has no heads to press. */
function SortSelect({
  search,
  onSort,
}: {
  search: StockSearch
  onSort: (change: { sort: StockSort; order: Direction }) => void
}) {
  const value = sortChoices.find(
    ({ sort, order }) => sort === search.sort && order === search.order,
  )
  return (
    <SelectField
      label={words.sort}
      isLabelHidden
      className="w-full md:hidden"
      value={value?.label ?? ''}
      onChange={(event) => {
        const choice = sortChoices.find(({ label }) => label === event.target.value)
        if (choice) onSort({ sort: choice.sort, order: choice.order })
      }}
    >
      {sortChoices.map(({ label }) => (
        <option key={label} value={label}>
          {label}
        </option>
      ))}
    </SelectField>
  )
}

const direct: Partial<Record<StockSort, Direction[]>> = {
  price: ['asc', 'desc'],
  stock: ['asc', 'desc'],
  name: ['asc'],
  category: ['asc'],
}

const sortChoices = stockSorts.toReversed().flatMap((sort) =>
  (direct[sort] ?? ['desc']).map((order) => {
    const key = sort === 'price' || sort === 'stock' ? (`${sort}-${order}` as const) : sort
    return { sort, order, label: words.sorts[key] }
  }),
)
