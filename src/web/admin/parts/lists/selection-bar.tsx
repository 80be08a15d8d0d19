import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'

type SelectionBarProps = {
  words: { label: string; selected: (count: number) => string; clear: string }
  count: number
  /** True while they are being changed: nothing else can be begun with them. */
  isBusy?: boolean
  onClear: () => void
  children: ReactNode
}

/** What can be done with all that is selected; stays in view while there is any. */
export function SelectionBar({ words, count, isBusy, onClear, children }: SelectionBarProps) {
  return (
    <section
      aria-label={words.label}
      className="fixed inset-x-0 bottom-(--bottom-bar) z-20 border-t border-line bg-card shadow-sheet lg:start-55"
    >
      <div className="admin flex flex-wrap items-center gap-2 py-2">
        <p className="me-2 font-medium tabular-nums" role="status">
          {words.selected(count)}
        </p>
        <fieldset disabled={isBusy} className="contents">
          {children}
          <Button look="plain" size="sm" className="ms-auto" onClick={onClear}>
            {words.clear}
          </Button>
        </fieldset>
      </div>
    </section>
  )
}
