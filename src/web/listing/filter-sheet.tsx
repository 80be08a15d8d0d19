import { useState } from 'react'
import type { Facets } from '#contract/search/types.ts'
import type { ListingFilter } from '#domain/listing/listing.ts'
import { chipsOf } from '#domain/listing/listing-choices.ts'
import { listing as english } from '#web/words/en/listing.ts'
import { useWords } from '#web/words/words.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { FilterIcon } from '../ui/page-icons.tsx'
import { FilterPanel } from './filter-panel.tsx'
import type { Choose } from './use-listing.ts'

type FilterSheetProps = {
  filter: ListingFilter
  facets: Facets | undefined
  choose: Choose
  /** How many sarees match by now. */
  total: number | undefined
}

/** The filter panel on phones: a round button at bottom-left opens a sheet that slides up. */
export function FilterSheet({ total = 0, ...panel }: FilterSheetProps) {
  const words = useWords('listing', english)
  const [isOpen, setOpen] = useState(false)
  const applied = chipsOf(panel.filter).length
  const close = () => setOpen(false)
  return (
    <div className="no-script:hidden md:hidden">
      <div className="bottom-strip no-print" aria-hidden="true" />
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={applied > 0 ? words.openFiltersWith(applied) : words.openFilters}
        onClick={() => setOpen(true)}
        className="no-print fixed start-4 bottom-[calc(1rem+var(--bottom-bar)+env(safe-area-inset-bottom))] z-30 flex size-14 items-center justify-center rounded-full bg-ink text-paper shadow-sheet"
      >
        <FilterIcon />
        {applied > 0 && (
          <span className="absolute -end-0.5 -top-0.5 min-w-5.5 rounded-full bg-arakku px-1 text-sm leading-5.5 text-on-arakku tabular-nums">
            {applied}
          </span>
        )}
      </button>
      <Dialog
        title={words.filters}
        look="sheet"
        isOpen={isOpen}
        onClose={close}
        footer={
          <Button isWide onClick={close}>
            {words.show(total)}
          </Button>
        }
      >
        <div className="px-5 pt-2 pb-4">
          <FilterPanel {...panel} />
        </div>
      </Dialog>
    </div>
  )
}
