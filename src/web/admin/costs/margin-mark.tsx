import { useState } from 'react'
import { createPortal } from 'react-dom'
import { adminCosts as words } from '#web/words/en/admin/work/costs.ts'
import { wholePercent } from '../parts/percent.ts'
import { CostsDialog } from './costs-dialog.tsx'
import type { Margin } from './use-margins.ts'

type MarginMarkProps = { margin: Margin; name: string }

/** What stays of a price, and the way to its costs. */
export function MarginMark({ margin, name }: MarginMarkProps) {
  const [isOpen, setOpen] = useState(false)
  const { share } = margin
  const isLoss = share !== null && share < 0
  return (
    <>
      <button
        type="button"
        className={`link min-h-9 px-2 text-sm whitespace-nowrap ${isLoss ? 'font-medium text-lac' : ''}`}
        aria-label={share === null ? words.setOf(name) : words.marginOf(name, wholePercent(share))}
        onClick={() => setOpen(true)}
      >
        {share === null ? words.set : words.margin(wholePercent(share))}
      </button>
      {/* It hangs on the page: in a cell of a table it would be set as figures are. */}
      {isOpen &&
        createPortal(
          <CostsDialog product={{ id: margin.id, name }} onClose={() => setOpen(false)} />,
          document.body,
        )}
    </>
  )
}
