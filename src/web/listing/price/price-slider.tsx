import type { PriceBound, PriceRange } from '#domain/listing/price-range.ts'
import { policy } from '#domain/policy.ts'
import { listing as english } from '#web/words/en/listing.ts'
import { useWords } from '#web/words/words.ts'
import { rupees } from '../../ui/price.tsx'

type PriceSliderProps = {
  range: PriceRange
  onMove: (bound: PriceBound, rupees: number) => void
  /** The thumb was let go. */
  onRelease: () => void
}

const { min, max, step } = policy.priceSlider
const bounds: PriceBound[] = ['min', 'max']

/** Two thumbs on one track from 0 to 100000 in steps of 1000. */
export function PriceSlider({ range, onMove, onRelease }: PriceSliderProps) {
  const words = useWords('listing', english)
  const share = (value: number) => `${((value - min) / (max - min)) * 100}%`
  return (
    <div className="relative h-11 md:h-8">
      {/* The ends of the track lie under the middle of a thumb at its end. */}
      <svg
        className="absolute inset-x-[11px] top-1/2 h-1 w-[calc(100%-22px)] -translate-y-1/2"
        aria-hidden="true"
      >
        <rect width="100%" height="4" className="fill-line" />
        <rect
          x={share(range.min)}
          width={share(range.max - range.min + min)}
          height="4"
          className="fill-arakku"
        />
      </svg>
      {bounds.map((bound) => (
        <input
          key={bound}
          type="range"
          min={min}
          max={max}
          step={step}
          value={range[bound]}
          aria-label={bound === 'min' ? words.minPriceLabel : words.maxPriceLabel}
          aria-valuetext={rupees(range[bound])}
          onChange={(event) => onMove(bound, event.currentTarget.valueAsNumber)}
          onPointerUp={onRelease}
          onKeyUp={onRelease}
          onBlur={onRelease}
          className="range-thumb absolute inset-0 size-full"
        />
      ))}
    </div>
  )
}
