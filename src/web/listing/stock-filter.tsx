import { memo } from 'react'
import { listing as english } from '#web/words/en/listing.ts'
import { useWords } from '#web/words/words.ts'
import type { Choose } from './use-listing.ts'

type StockFilterProps = {
  isOn: boolean
  /** How many it would leave under the other filters; undefined until that is known. */
  count: number | undefined
  choose: Choose
}

/** Only what can be bought now. */
export const StockFilter = memo(function StockFilter({ isOn, count, choose }: StockFilterProps) {
  const words = useWords('listing', english)
  return (
    <label className="flex min-h-11 items-center gap-3 py-2 hover:text-lac">
      <input
        type="checkbox"
        name="inStock"
        value="1"
        checked={isOn}
        onChange={() => choose((now) => ({ ...now, inStock: !now.inStock, page: 1 }))}
        className="size-5 shrink-0 md:size-4"
      />
      <span className="min-w-0 flex-1 font-medium">{`${words.inStock} `}</span>
      <span className="text-sm text-soft tabular-nums">{count}</span>
    </label>
  )
})
