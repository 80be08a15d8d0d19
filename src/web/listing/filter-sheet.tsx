import { startTransition, useEffect, useRef, useState } from 'react'
import type { Facets } from '#contract/search/types.ts'
import { chipsOf, cleared } from '#domain/listing/listing-choices.ts'
import { listing as english } from '#web/words/en/listing.ts'
import { useWords } from '#web/words/words.ts'
import { afterPaint } from '../rendering/after-paint.ts'
import { whenIdle } from '../rendering/when-idle.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { FilterIcon } from '../ui/page-icons.tsx'
import { FilterPanel } from './filter-panel.tsx'
import type { Choices } from './use-listing.ts'

type FilterSheetProps = Choices & {
  facets: Facets | undefined
  /** How many sarees match by now. */
  total: number | undefined
}

/** The filter panel on phones: a round button in the bar at the bottom, on its left, opens a sheet that slides up. */
export function FilterSheet(props: FilterSheetProps) {
  const [isOpen, setOpen] = useState(false)
  const { box, isReady } = useReadyOnPhones()
  // A sheet of a hundred rows is laid out once the button has shown that it was touched.
  const open = () => void afterPaint().then(() => setOpen(true))
  return (
    <div ref={box} className="no-script:hidden min-w-11 shrink-99 md:hidden">
      <OpenButton applied={chipsOf(props.settled).length} onOpen={open} />
      <Sheet {...props} isReady={isReady} isOpen={isOpen} onClose={() => setOpen(false)} />
    </div>
  )
}

const patienceMs = 3000

/** True once the browser had time to draw the sheet before it is asked for; never where its button is not to be seen. */
function useReadyOnPhones() {
  const box = useRef<HTMLDivElement>(null)
  const [isReady, setReady] = useState(false)
  useEffect(
    () =>
      whenIdle(() => {
        if (box.current?.offsetParent) startTransition(() => setReady(true))
      }, patienceMs),
    [],
  )
  return { box, isReady }
}

function OpenButton({ applied, onOpen }: { applied: number; onOpen: () => void }) {
  const words = useWords('listing', english)
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={applied > 0 ? words.openFiltersWith(applied) : words.openFilters}
      onClick={onOpen}
      // Where there is no room beside the mark, its word falls below the edge.
      className="relative flex h-11 flex-wrap items-center gap-x-2 overflow-hidden font-medium"
    >
      <span className="flex size-11 items-center justify-center rounded-full bg-wash">
        <FilterIcon className="size-5" />
      </span>
      <span className="leading-11">{words.filters}</span>{' '}
      {applied > 0 && (
        <span className="absolute start-6 top-0 min-w-5 rounded-full bg-arakku px-1 text-sm leading-5 text-on-arakku tabular-nums">
          {applied}
        </span>
      )}
    </button>
  )
}

type SheetProps = FilterSheetProps & { isReady: boolean; isOpen: boolean; onClose: () => void }

function Sheet({ total = 0, isReady, isOpen, onClose, ...panel }: SheetProps) {
  const words = useWords('listing', english)
  const buttons = (
    <div className="flex gap-3">
      {isOpen && (
        <p role="status" className="sr-only">
          {words.count(total)}
        </p>
      )}
      {chipsOf(panel.settled).length > 0 && (
        <Button look="quiet" onClick={() => panel.choose(cleared)}>
          {words.clearAll}
        </Button>
      )}
      <Button isWide onClick={onClose}>
        {words.show(total)}
      </Button>
    </div>
  )
  return (
    <Dialog {...{ isOpen, isReady, onClose }} title={words.filters} look="sheet" footer={buttons}>
      <div className="px-5 pt-2 pb-4">
        <FilterPanel {...panel} />
      </div>
    </Dialog>
  )
}
