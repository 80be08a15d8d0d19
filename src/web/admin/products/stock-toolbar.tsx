import type { Category } from '#contract/content/types.ts'
import { Button } from '#web/ui/button.tsx'
import { PlusIcon } from '#web/ui/page-icons.tsx'
import { admin } from '#web/words/en/admin.ts'
import { useMay } from '../allowed.ts'
import { Choice } from '../parts/forms/choice.tsx'
import { ListToolbar } from '../parts/lists/list-toolbar.tsx'
import { FileMenu } from './import/file-menu.tsx'
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
  onOpen: (dialog: { kind: 'add' | 'import' }) => void
}

/** Search, filters and sort, and what there is to do beside the rows. */
export function StockToolbar({ search, categories, onSearch, onOpen }: StockToolbarProps) {
  const mayEdit = useMay('catalogue.edit')
  const set = (change: Partial<StockSearch>) => onSearch({ ...search, ...change, page: 1 })
  return (
    <ListToolbar words={words} text={search.text} onSearch={(text) => set({ text })}>
      <Choice
        label={words.categoryFilter}
        every={words.allCategories}
        options={categories.map(({ id, name }) => [String(id), name])}
        chosen={search.categoryId}
        onChoose={(categoryId) => set({ categoryId })}
        className="w-44 max-sm:flex-1"
      />
      <Choice
        label={words.state}
        options={stockStates.map((state) => [state, words.states[state]])}
        chosen={search.state}
        onChoose={(state) => set({ state: state || 'all' })}
        className="w-44 max-sm:flex-1"
      />
      <SortSelect search={search} onSort={set} />
      {mayEdit && (
        <div className="ms-auto flex items-center gap-2 max-sm:w-full">
          <Button className="max-sm:flex-1" onClick={() => onOpen({ kind: 'add' })}>
            <PlusIcon className="size-5" />
            {words.add}
          </Button>
          <FileMenu onImport={() => onOpen({ kind: 'import' })} />
        </div>
      )}
    </ListToolbar>
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
    <Choice
      label={words.sort}
      options={sortChoices.map(({ label }) => [label, label])}
      chosen={value?.label ?? ''}
      onChoose={(chosen) => {
        const choice = sortChoices.find(({ label }) => label === chosen)
        if (choice) onSort({ sort: choice.sort, order: choice.order })
      }}
      className="w-full md:hidden"
    />
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
