import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { StockItem, StockPage } from '#contract/catalog/admin-types.ts'
import { listCategories } from '#contract/content/calls.ts'
import type { Category } from '#contract/content/types.ts'
import { mostAtOnce } from '#domain/bulk/bulk-change.ts'
import { Button } from '#web/ui/button.tsx'
import { Pagination } from '#web/ui/navigation/pagination.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { admin } from '#web/words/en/admin.ts'
import { queryFor } from '../../cache.ts'
import { useMay } from '../allowed.ts'
import { reasonOf } from '../parts/forms/failure.ts'
import { LoadFailed, NothingHere } from '../parts/lists/table-states.tsx'
import { type Selection, useSelection } from '../parts/lists/use-selection.ts'
import { useAskedAct } from '../parts/use-asked-act.ts'
import { whenOpened } from '../parts/when-opened.tsx'
import { BulkBar } from './bulk/bulk-bar.tsx'
import { PriceListsBar } from './bulk/price-lists-bar.tsx'
import { allFound } from './bulk/select-found.ts'
import { UndoBar } from './bulk/undo-bar.tsx'
import {
  isFiltered,
  type StockSearch,
  sortedBy,
  stockAddress,
  stockSearchOf,
} from './stock-search.ts'
import { StockTable } from './stock-table.tsx'
import { StockToolbar } from './stock-toolbar.tsx'
import { useProductActs } from './use-product-acts.ts'
import { usePatchRow, useStock } from './use-stock.ts'

const words = admin.products

const ProductDialog = whenOpened(() => import('./product-dialog.tsx').then((m) => m.ProductDialog))
const ImportDialog = whenOpened(() =>
  import('./import/import-dialog.tsx').then((m) => m.ImportDialog),
)

type Dialog = { kind: 'add' | 'import' } | { kind: 'edit'; item: StockItem }

/** Every product of the shop: found, counted, changed. */
export function ProductsTab() {
  const { search, go } = useSearch()
  const { data: categories = [], isPending: isWaiting } = useQuery(queryFor(listCategories, {}))
  const [dialog, setDialog] = useState<Dialog | null>(null)
  const selection = useSelection<StockItem>({
    of: stockAddress({ ...search, sort: 'created', order: 'desc', page: 1 }).toString(),
    ...{ most: mostAtOnce, tooMany: words.bulk.tooMany },
  })
  const acts = useProductActs()
  const mayEdit = useMay('catalogue.edit')
  useAskedAct({ add: () => mayEdit && setDialog({ kind: 'add' }) })
  return (
    <>
      <StockToolbar search={search} categories={categories} onSearch={go} onOpen={setDialog} />
      {mayEdit && <PriceListsBar />}
      {mayEdit && <UndoBar />}
      <StockList
        search={search}
        selection={selection}
        acts={acts}
        onSearch={go}
        onEdit={(item) => setDialog({ kind: 'edit', item })}
      />
      {selection.items.size > 0 && (
        <>
          {/* What the bar would lie over can be scrolled out from under it. */}
          <div className="h-80 md:h-24" />
          <SelectedBar search={search} selection={selection} acts={acts} categories={categories} />
        </>
      )}
      {/* Its form begins with a category: asked for before they are there, it opens when they are. */}
      {dialog && !(isWaiting && dialog.kind !== 'import') && (
        <OpenDialog dialog={dialog} categories={categories} onClose={() => setDialog(null)} />
      )}
    </>
  )
}

type SelectedBarProps = {
  search: StockSearch
  selection: Selection<StockItem>
  acts: ReturnType<typeof useProductActs>
  categories: Category[]
}

/** What can be done with all that is selected. */
function SelectedBar({ search, selection, acts, categories }: SelectedBarProps) {
  const selected = useSelected(selection.items, search)
  const all = useSelectAll(search, selection)
  return (
    <BulkBar
      selected={selected}
      categories={categories}
      isArchived={search.state === 'archived'}
      isDrafts={search.state === 'draft'}
      isBusy={acts.isChanging || all.isLoading}
      selectable={all.selectable}
      onSelectAll={() => void all.select()}
      onChange={(change) => void acts.change(change, selected, selection.clear)}
      onClear={selection.clear}
    />
  )
}

/** The selected products as they are shown: a row that was read anew since it was selected, with what it says now. */
function useSelected(items: ReadonlyMap<number, StockItem>, search: StockSearch): StockItem[] {
  const { data: page } = useStock(search)
  const shown = new Map(page?.items.map((item) => [item.id, item]))
  return [...items.values()].map((item) => shown.get(item.id) ?? item)
}

/** Selects what a search finds on all pages, where it is no more than one change takes. */
function useSelectAll(search: StockSearch, selection: Selection<StockItem>) {
  const total = useStock(search).data?.total ?? 0
  const [isLoading, setLoading] = useState(false)
  const select = async () => {
    setLoading(true)
    try {
      selection.set(await allFound(search), true)
    } catch (error) {
      const title = words.bulk.selectFailed
      toast({ tone: 'destructive', title, description: reasonOf(error, title) })
    }
    setLoading(false)
  }
  const isMore = total > selection.items.size && total <= mostAtOnce
  return { selectable: isMore ? total : null, select, isLoading }
}

/** What is looked for is the address. */
function useSearch() {
  const [query, setQuery] = useSearchParams()
  const search = stockSearchOf(query)
  const go = (next: StockSearch) =>
    setQuery(stockAddress(next), { preventScrollReset: true, replace: next.text !== search.text })
  return { search, go }
}

type OpenDialogProps = { dialog: Dialog; categories: Category[]; onClose: () => void }

function OpenDialog({ dialog, categories, onClose }: OpenDialogProps) {
  if (dialog.kind === 'import') return <ImportDialog onClose={onClose} />
  const item = dialog.kind === 'edit' ? dialog.item : null
  return <ProductDialog item={item} categories={categories} onClose={onClose} />
}

type StockListProps = {
  search: StockSearch
  selection: Selection<StockItem>
  acts: ReturnType<typeof useProductActs>
  onSearch: (next: StockSearch) => void
  onEdit: (item: StockItem) => void
}

/** One page of them in all its states. */
function StockList({ search, selection, acts, onSearch, onEdit }: StockListProps) {
  const { data: page, error, isPlaceholderData, refetch } = useStock(search)
  const patchRow = usePatchRow()
  if (error && !page) return <LoadFailed error={error} onRetry={() => void refetch()} />
  if (page?.items.length === 0 && !isPlaceholderData) {
    const clear = () => onSearch(stockSearchOf(new URLSearchParams()))
    return <Empty search={search} onClear={clear} />
  }
  return (
    <>
      <StockTable
        search={search}
        page={page}
        isStale={isPlaceholderData}
        selected={selection.items}
        isHeld={acts.isChanging}
        acts={{
          onEdit,
          onSelect: (item, isSelected) => selection.set([item], isSelected),
          onPatch: (item, patch) => void patchRow(item, patch),
          onDuplicate: (item) => void acts.duplicate(item),
          onDelete: (item) => void acts.remove(item),
          onRestore: (item) => void acts.restore(item),
        }}
        onSort={(sort) => onSearch(sortedBy(search, sort))}
        onSelectAll={selection.set}
      />
      {page && <Foot search={search} page={page} />}
    </>
  )
}

/** How many there are, and the way to the other pages. */
function Foot({ search, page }: { search: StockSearch; page: StockPage }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 py-4">
      <p className="text-sm text-soft" role="status">
        {words.count(page.total)}
      </p>
      <Pagination
        page={search.page}
        pages={page.pages}
        hrefOf={(to) => `?${stockAddress({ ...search, page: to })}`}
      />
    </div>
  )
}

function Empty({ search, onClear }: { search: StockSearch; onClear: () => void }) {
  const isSearched = search.text !== '' || search.state !== 'all'
  return (
    <>
      <NothingHere>{isSearched ? words.nothingMatches : words.empty}</NothingHere>
      <p hidden={!isFiltered(search)} className="pt-4 text-center">
        <Button look="quiet" size="sm" onClick={onClear}>
          {words.clearFilters}
        </Button>
      </p>
    </>
  )
}
