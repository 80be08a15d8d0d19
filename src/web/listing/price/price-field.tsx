import { type KeyboardEvent, useState } from 'react'
import type { PriceBound } from '#domain/listing/price-range.ts'
import { policy } from '#domain/policy.ts'
import { listing as english } from '#web/words/en/listing.ts'
import { useWords } from '#web/words/words.ts'

type PriceFieldProps = {
  bound: PriceBound
  /** Null when this end is open. */
  rupees: number | null
  /** Called with what was written, once it is finished. */
  onWrite: (bound: PriceBound, text: string) => void
}

const ends = policy.priceSlider

/** One end of the price range as a number; what is no whole number springs back. */
export function PriceField({ bound, rupees, onWrite }: PriceFieldProps) {
  const words = useWords('listing', english)
  const [written, setWritten] = useState<string | null>(null)
  const finish = () => {
    if (written !== null) onWrite(bound, written)
    setWritten(null)
  }
  return (
    <label className="block text-sm">
      <span aria-hidden="true" className="mb-1 block text-soft">
        {bound === 'min' ? words.minPrice : words.maxPrice}
      </span>
      <input
        type="number"
        inputMode="numeric"
        min="0"
        step="1"
        name={`${bound}Price`}
        aria-label={bound === 'min' ? words.minPriceLabel : words.maxPriceLabel}
        placeholder={String(ends[bound])}
        value={written ?? rupees ?? ''}
        onChange={(event) => setWritten(event.currentTarget.value)}
        onBlur={finish}
        onKeyDown={(event: KeyboardEvent) => event.key === 'Enter' && finish()}
        className="input-box tabular-nums"
      />
    </label>
  )
}
