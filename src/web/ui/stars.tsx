import { starsOf } from '#domain/rating.ts'
import { ui } from '#web/words/en/ui.ts'
import { useWords } from '#web/words/words.ts'

/** Five stars in a row, each 20 wide. */
const row = [0, 1, 2, 3, 4]
  .map((at) => `M${at * 20 + 10} 2l2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8Z`)
  .join('')

const widths = { full: 20, half: 10, empty: 0 }

type StarsProps = {
  rating: number
  /** Shown as '(24 reviews)' behind the stars. */
  reviewCount?: number
  className?: string
}

export function Stars({ rating, reviewCount, className = 'h-4' }: StarsProps) {
  const words = useWords('ui', ui)
  const filled = starsOf(rating).reduce((sum, star) => sum + widths[star], 0)
  return (
    <span className="inline-flex items-center gap-1.5 text-sm text-soft">
      <svg
        className={`w-auto shrink-0 ${className}`}
        viewBox="0 0 100 20"
        role="img"
        aria-label={words.stars(rating)}
      >
        <path d={row} className="fill-line" />
        <svg aria-hidden="true" width={filled} height="20" viewBox={`0 0 ${filled} 20`}>
          <path d={row} className="fill-zari" />
        </svg>
      </svg>
      {reviewCount !== undefined && <span>{words.reviews(reviewCount)}</span>}
    </span>
  )
}
