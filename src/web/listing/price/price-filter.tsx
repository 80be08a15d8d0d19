import { memo, useState } from 'react'
import type { Facets } from '#contract/search/types.ts'
import type { ListingFilter } from '#domain/listing/listing.ts'
import {
  moveBound,
  type PriceBound,
  type PriceRange,
  parseBound,
  rangeOf,
  setBound,
  toPriceFilter,
} from '#domain/listing/price-range.ts'
import { policy } from '#domain/policy.ts'
import { listing as english } from '#web/words/en/listing.ts'
import { useWords } from '#web/words/words.ts'
import { Button } from '../../ui/button.tsx'
import type { Choose } from '../use-listing.ts'
import { PriceBands } from './price-bands.tsx'
import { PriceField } from './price-field.tsx'
import { PriceSlider } from './price-slider.tsx'

const { stepButton } = policy.priceSlider

type Bounds = Pick<ListingFilter, 'minPrice' | 'maxPrice'>
type PriceFilterProps = Bounds & {
  /** Where the bands lead on from. */
  settled: ListingFilter
  bands: Facets['bands']
  choose: Choose
}

/** Bands made from what is there; then slider, two number fields and four step buttons over one price range (spec §5). */
export const PriceFilter = memo(function PriceFilter(props: PriceFilterProps) {
  const { minPrice, maxPrice, settled, bands, choose } = props
  const words = useWords('listing', english)
  const { draft, range, drag, release, write, step } = usePriceRange({ minPrice, maxPrice }, choose)
  const stepOf = (label: string, bound: PriceBound, by: number) => (
    <Button look="quiet" size="sm" onClick={() => step(bound, by)}>
      {label}
    </Button>
  )
  return (
    <fieldset className="py-4">
      <legend className="float-start mb-2 w-full font-medium">{words.price}</legend>
      <PriceBands bands={bands} filter={settled} />
      <div className="no-script:hidden clear-both">
        <PriceSlider range={range} onMove={drag} onRelease={release} />
      </div>
      <div className="clear-both mt-3 grid grid-cols-2 gap-3">
        <PriceField bound="min" rupees={draft?.min ?? minPrice} onWrite={write} />
        <PriceField bound="max" rupees={draft?.max ?? maxPrice} onWrite={write} />
      </div>
      <div className="no-script:hidden mt-3 grid grid-cols-2 gap-2">
        {stepOf(words.minLess, 'min', -stepButton)}
        {stepOf(words.maxLess, 'max', -stepButton)}
        {stepOf(words.minMore, 'min', stepButton)}
        {stepOf(words.maxMore, 'max', stepButton)}
      </div>
    </fieldset>
  )
})

/** The chosen range, and the one under the finger until it is let go. */
function usePriceRange(bounds: Bounds, choose: Choose) {
  const [draft, setDraft] = useState<PriceRange | null>(null)
  const range = draft ?? rangeOf(bounds)
  const apply = (next: (now: PriceRange) => PriceRange) =>
    choose((now) => ({ ...now, ...toPriceFilter(next(rangeOf(now))), page: 1 }))
  return {
    draft,
    range,
    drag: (bound: PriceBound, rupees: number) => setDraft(setBound(range, bound, rupees)),
    release() {
      if (draft) apply(() => draft)
      setDraft(null)
    },
    write(bound: PriceBound, text: string) {
      const rupees = parseBound(text)
      if (rupees !== null) apply((now) => setBound(now, bound, rupees))
      if (text.trim() === '') choose((now) => ({ ...now, [`${bound}Price`]: null, page: 1 }))
    },
    step: (bound: PriceBound, by: number) => apply((now) => moveBound(now, bound, by)),
  }
}
