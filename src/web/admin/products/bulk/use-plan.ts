import { planPriceList, priceLists } from '#contract/catalog/admin-calls.ts'
import type { PriceListForm } from '#contract/catalog/price-list-types.ts'
import { admin } from '#web/words/en/admin.ts'
import { asJson, useSave } from '../../parts/forms/use-save.ts'
import { productLists } from '../../parts/refresh.ts'
import { fromShopTime } from '../../parts/shop-time.ts'
import type { PriceTimes } from './price-times.tsx'

const words = admin.products.bulk

/** Plans prices for a time, or from a moment on. */
export function usePlan(onPlanned: () => void) {
  const { save, isSaving } = useSave(asJson(planPriceList), {
    done: ({ name, left }) =>
      left.count === 0 ? words.planned(name) : words.left(left.count, left.names.join(', ')),
    failed: words.planFailed,
    refreshes: [...productLists, priceLists.path],
  })
  const plan = async (
    terms: Pick<PriceListForm, 'ids' | 'percent' | 'ending'>,
    { name, startsAt, endsAt }: PriceTimes,
  ) => {
    const span = { startsAt: fromShopTime(startsAt), endsAt: fromShopTime(endsAt) }
    const { isDone } = await save({ ...terms, ...span, name: name.trim() })
    if (isDone) onPlanned()
  }
  return { plan, isSaving }
}
