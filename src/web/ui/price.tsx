import { formatPaise, formatPart, formatRupees, toPaise } from '#domain/money.ts'
import { ui } from '#web/words/en/ui.ts'
import { useWords } from '#web/words/words.ts'
import { classes } from './classes.ts'

type PriceProps = {
  /** Rupees, as the calls answer them. */
  currentPrice: number
  originalPrice?: number | null
  discountPercent?: number
  size?: 'sm' | 'lg'
}

/** What is paid, what it was, and how much that saves. */
export function Price({ currentPrice, originalPrice, discountPercent, size = 'sm' }: PriceProps) {
  const words = useWords('ui', ui)
  const isLarge = size === 'lg'
  const now = rupees(currentPrice)
  const nowClass = classes('font-semibold tabular-nums', isLarge && 'text-xl')
  if (!originalPrice) return <span className={nowClass}>{now}</span>
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-2 gap-y-1">
      <span className={nowClass}>
        <span className="sr-only">{words.now} </span>
        {now}
      </span>
      <span className={classes('text-soft tabular-nums', isLarge ? 'text-base' : 'text-sm')}>
        <span className="sr-only">{words.was} </span>
        <s>{rupees(originalPrice)}</s>
      </span>
      {discountPercent ? (
        <span className="rounded-xs bg-arakku px-1.5 text-sm font-medium text-on-arakku tabular-nums">
          {words.percentOff(discountPercent)}
        </span>
      ) : null}
    </span>
  )
}

/** '₹426.40', from rupees: what is told to the paisa. */
export const exactRupees = (amount: number) => formatPaise(toPaise(amount))

/** Of a part, from rupees: to the paisa where it has some. */
export const partRupees = (amount: number) => formatPart(toPaise(amount))

/** '₹8,999', from rupees. */
export function rupees(amount: number): string {
  return formatRupees(toPaise(amount))
}
