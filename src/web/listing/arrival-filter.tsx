import { memo, useState } from 'react'
import { dayInIndia } from '#domain/india-day.ts'
import type { ListingFilter } from '#domain/listing/listing.ts'
import { listing as english } from '#web/words/en/listing.ts'
import { useWords } from '#web/words/words.ts'
import { useSurroundings } from '../surroundings.ts'
import type { Choose } from './use-listing.ts'

type ArrivalFilterProps = { by: ListingFilter['by']; choose: Choose }

/** Only what is there by a day. While its year is being typed it lies in the past, and nothing is chosen yet. */
export const ArrivalFilter = memo(function ArrivalFilter({ by, choose }: ArrivalFilterProps) {
  const words = useWords('listing', english)
  const { now } = useSurroundings()
  const [typed, setTyped] = useState({ text: by ?? '', of: by })
  if (typed.of !== by) setTyped({ text: by ?? '', of: by })
  const type = (input: HTMLInputElement) => {
    setTyped({ text: input.value, of: by })
    const next = input.value === '' ? null : input.value
    if (input.validity.valid && next !== by) choose((list) => ({ ...list, by: next, page: 1 }))
  }
  return (
    <label className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 py-2">
      <span className="min-w-0 flex-auto font-medium">{words.arrivesBy}</span>
      <input
        type="date"
        name="by"
        min={dayInIndia(now)}
        value={typed.text}
        onChange={({ currentTarget }) => type(currentTarget)}
        className="input-box w-auto"
      />
    </label>
  )
})
