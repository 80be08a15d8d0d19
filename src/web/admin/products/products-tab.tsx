import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { StockItem } from '#contract/catalog/admin-types.ts'
import { listCategories } from '#contract/content/calls.ts'
import { Button } from '#web/ui/button.tsx'
import { Pagination } from '#web/ui/navigation/pagination.tsx'
import { admin } from '#web/words/en/admin.ts'
import { queryFor } from '../../cache.ts'
import { LoadFailed, NothingHere } from '../parts/lists/table-states.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { ImportDialog } from './import/import-dialog.tsx'
import { ProductDialog } from './product-dialog.tsx'
import type { RowActs } from './stock-row.tsx'
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
import { useSelection } from './use-selection.ts'
import { usePatchRow, useStock } from './use-stock.ts'

const words = admin.products

type Dialog = { kind: 'add' } | { kind: 'edit'; item: StockItem } | { kind: 'import' } | null

/** Every product of the shop: found, counted, changed. */
export function ProductsTab() {
  const [query, setQuery] = useSearchParams()
  const search = stockSearchOf(query)
  const { data: page, error, isPlaceholderData, refetch } = useStock(search)
  const { data: categories = [], isPending: isWaiting } = useQuery(queryFor(listCategories, {}))
  const [dialog, setDialog] = useState<Dialog>(null)
  const selection = useSelection()
  const patchRow = usePatchRow()
  const acts = useProductActs()
  const go = (next: StockSearch) => {
    if (next.state !== search.state) selection.clear()
    setQuery(stockAddress(next), { preventScrollReset: true, replace: next.text !== search.text })
  }
  const rowActs: RowActs = {
    onSelect: (item, isSelected) => selection.set([item], isSelected),
    onPatch: (item, patch) => void patchRow(item, patch),
    onEdit: (item) => setDialog({ kind: 'edit', item }),
    onDuplicate: (item) => void acts.duplicate(item),
    onDelete: (item) => void acts.remove(item),
    onRestore: (item) => void acts.restore(item),
  }
  return (
    <>
      <StockToolbar
        search={search}
        categories={categories}
        onSearch={go}
        onAdd={() => setDialog({ kind: 'add' })}
        onImport={() => setDialog({ kind: 'import' })}
      />
      {error && !page ? (
        <LoadFailed error={error} onRetry={() => void refetch()} />
      ) : page?.items.length === 0 && !isPlaceholderData ? (
        <Empty search={search} onClear={() => go(stockSearchOf(new URLSearchParams()))} />
      ) : (
        <>
          <StockTable
            search={search}
            page={page}
            isStale={isPlaceholderData}
            selected={selection.items}
            acts={rowActs}
            onSort={(sort) => go(sortedBy(search, sort))}
            onSelectAll={selection.set}
          />
          {page && (
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
          )}
        </>
      )}
      {selection.items.size > 0 && (
        <BulkBar
          selected={[...selection.items.values()]}
          categories={categories}
          isArchived={search.state === 'archived'}
          isBusy={acts.isChanging}
          onChange={(change) =>
            void acts.change(change).then((isDone) => isDone && selection.clear())
          }
          onClear={selection.clear}
        />
      )}
      {/* Its form begins with a category: asked for before they are there, it opens when they are. */}
      {!isWaiting && (dialog?.kind === 'add' || dialog?.kind === 'edit') && (
        <ProductDialog
          item={dialog.kind === 'edit' ? dialog.item : null}
          categories={categories}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog?.kind === 'import' && <ImportDialog onClose={() => setDialog(null)} />}
    </>
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
