import { ChevronDownIcon } from '#web/ui/icon.tsx'
import { ChevronUpIcon } from '#web/ui/page-icons.tsx'

type OrderButtonsProps = {
  earlier: string
  later: string
  isFirst: boolean
  isLast: boolean
  onMove: (by: -1 | 1) => void
}

const button =
  'inline-flex size-9 items-center justify-center rounded-xs hover:bg-wash hover:text-lac disabled:opacity-40 pointer-coarse:size-11'

/** Moves an item by keyboard or touch, where it cannot be dragged. */
export function OrderButtons({ earlier, later, isFirst, isLast, onMove }: OrderButtonsProps) {
  return (
    <span className="flex">
      <button
        type="button"
        className={button}
        aria-label={earlier}
        title={earlier}
        disabled={isFirst}
        onClick={() => onMove(-1)}
      >
        <ChevronUpIcon className="size-5" />
      </button>
      <button
        type="button"
        className={button}
        aria-label={later}
        title={later}
        disabled={isLast}
        onClick={() => onMove(1)}
      >
        <ChevronDownIcon className="size-5" />
      </button>
    </span>
  )
}
