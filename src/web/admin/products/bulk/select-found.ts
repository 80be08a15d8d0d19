import { stockList } from '#contract/catalog/admin-calls.ts'
import type { StockItem } from '#contract/catalog/admin-types.ts'
import { call } from '../../../api.ts'
import { type StockSearch, stockQueryOf } from '../stock-search.ts'

const size = 200

/** All that a search finds, whatever page is shown, as it is now. */
export async function allFound(search: StockSearch): Promise<StockItem[]> {
  const ask = (page: number) =>
    call(stockList, { ...stockQueryOf(search), page: String(page), size: String(size) })
  const first = await ask(1)
  const items = [...first.items]
  for (let page = 2; page <= first.pages; page += 1) items.push(...(await ask(page)).items)
  return items
}
