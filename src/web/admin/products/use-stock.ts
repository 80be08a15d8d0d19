import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { stockList } from '#contract/catalog/admin-calls.ts'
import type { StockItem, StockPage } from '#contract/catalog/admin-types.ts'
import { toPaise, toRupees } from '#domain/money.ts'
import { type PriceTag, pricePair } from '#domain/pricing.ts'
import { toast } from '#web/ui/toast/toast.ts'
import { admin } from '#web/words/en/admin.ts'
import { queryKeepingLast } from '../../cache.ts'
import { useAsk } from '../parts/ask.tsx'
import { reasonOf } from '../parts/forms/failure.ts'
import { productLists, refresh } from '../parts/refresh.ts'
import { patchSeen, type RowPatch } from './patch-seen.ts'
import { type StockSearch, stockQueryOf } from './stock-search.ts'
import { usePriceCheck } from './use-price-check.ts'

/** One page of the table; while the next one is on its way, the last one stays. */
export function useStock(search: StockSearch) {
  return useQuery(queryKeepingLast(stockList, stockQueryOf(search)))
}

/** Changes one product at once on the screen, and back again when the server refuses. */
export function usePatchRow() {
  const cache = useQueryClient()
  const ask = useAsk()
  const isSure = usePriceCheck()
  return async (item: StockItem, patch: RowPatch) => {
    if (
      patch.price !== undefined &&
      !(await isSure(tagOf(item, patch), toPaise(item.currentPrice)))
    )
      return
    await cache.cancelQueries({ predicate: isStockQuery })
    showInRows(cache, { ...item, ...shown(item, patch) })
    try {
      await patchSeen(item, patch, ask)
    } catch (error) {
      showInRows(cache, item)
      const title = admin.products.updateFailed
      toast({ tone: 'destructive', title, description: reasonOf(error, title) })
    }
    await refresh(cache, ...productLists)
  }
}

/** The row as it will be answered: prices follow the same rules as on the server. */
function shown(item: StockItem, patch: RowPatch): Partial<StockItem> {
  const tag = tagOf(item, patch)
  const said = Object.entries(patch).filter(([, value]) => value !== undefined)
  return {
    ...Object.fromEntries(said),
    currentPrice: toRupees(tag.currentPaise),
    originalPrice: tag.originalPaise === null ? null : toRupees(tag.originalPaise),
    discountPercent: tag.percentOff,
  }
}

function tagOf({ price, discountPrice }: StockItem, patch: RowPatch): PriceTag {
  return pricePair({
    pricePaise: toPaise(patch.price ?? price),
    discountPricePaise: discountPrice === null ? null : toPaise(discountPrice),
  })
}

const isStockQuery = ({ queryKey }: { queryKey: readonly unknown[] }) =>
  String(queryKey[0]).startsWith(stockList.path)

function showInRows(cache: QueryClient, item: StockItem) {
  changeRows(cache, (items) => items.map((row) => (row.id === item.id ? item : row)))
}

/** Takes rows away before the server has answered; a refresh brings back what it did not take. */
export async function hideRows(cache: QueryClient, ids: readonly number[]) {
  await cache.cancelQueries({ predicate: isStockQuery })
  changeRows(cache, (items) => items.filter(({ id }) => !ids.includes(id)))
}

function changeRows(cache: QueryClient, change: (items: StockItem[]) => StockItem[]) {
  cache.setQueriesData<StockPage>(
    { predicate: isStockQuery },
    (page) => page && { ...page, items: change(page.items) },
  )
}
