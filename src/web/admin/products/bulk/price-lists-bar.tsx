import { useQuery } from '@tanstack/react-query'
import { endPriceList, priceLists } from '#contract/catalog/admin-calls.ts'
import type { PriceList } from '#contract/catalog/price-list-types.ts'
import { Button } from '#web/ui/button.tsx'
import { admin } from '#web/words/en/admin.ts'
import { queryFor } from '../../../cache.ts'
import { useAsk } from '../../parts/ask.tsx'
import { asJson, useSave } from '../../parts/forms/use-save.ts'
import { productLists } from '../../parts/refresh.ts'
import { whenText } from '../../parts/when.tsx'

const words = admin.products.bulk

/** The prices for a time that are planned or run, each with its end; nothing where there are none. */
export function PriceListsBar() {
  const { data } = useQuery(queryFor(priceLists, {}))
  const end = useEnd()
  if (!data?.items.length) return null
  return (
    <ul aria-label={words.lists} className="mb-4 border border-line px-4 text-sm">
      {data.items.map((list) => (
        <li key={list.id} className="flex flex-wrap items-center justify-between gap-x-4 py-1">
          <span>
            {said(list)}
            {list.left.count > 0 && (
              <span className="block text-lac">
                {words.left(list.left.count, list.left.names.join(', '))}
              </span>
            )}
          </span>
          {list.state !== 'over' && (
            <Button look="plain" size="sm" onClick={() => void end(list)}>
              {words.endNow(list.name)}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}

const said = ({ name, percent, products, startsAt, endsAt }: PriceList) =>
  [
    `${name}: ${String(percent).replace('-', '−')}%`,
    words.products(products),
    words.from(whenText(startsAt)),
    ...(endsAt === null ? [] : [words.until(whenText(endsAt))]),
  ].join(', ')

function useEnd() {
  const ask = useAsk()
  const { save } = useSave(asJson(endPriceList), {
    done: ({ name }) => words.ended(name),
    failed: words.endFailed,
    refreshes: [...productLists, priceLists.path],
  })
  return async ({ id, name }: PriceList) => {
    const question = {
      title: words.endTitle(name),
      text: words.endText,
      confirm: words.endNow(name),
    }
    if (await ask(question)) await save({ id })
  }
}
