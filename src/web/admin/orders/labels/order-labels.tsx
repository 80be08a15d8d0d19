import { useState } from 'react'
import type { StaffOrder, StaffOrderItem } from '#contract/orders/admin-types.ts'
import { Button } from '#web/ui/button.tsx'
import { adminLabels as words } from '#web/words/en/admin/work/labels.ts'
import { useMay } from '../../allowed.ts'
import { LabelDialog } from './label-dialog.tsx'

type Labelled = Pick<StaffOrderItem, 'number' | 'tags' | 'assignee'>

/** What staff call an order, and who sees to it; nothing where nobody said anything. */
export function Labels({ order: { number, tags, assignee } }: { order: Labelled }) {
  if (tags.length === 0 && assignee === null) return null
  return (
    <span className="mt-1 flex flex-wrap items-center gap-1 text-sm">
      {tags.length > 0 && (
        <ul className="contents" aria-label={words.tagsOf(number)}>
          {tags.map((tag) => (
            <li key={tag} className="border border-line bg-wash px-1.5 wrap-anywhere">
              {tag}
            </li>
          ))}
        </ul>
      )}
      {assignee && <span className="text-soft">{words.seesTo(assignee.username)}</span>}
    </span>
  )
}

/** The same on the order's own screen, where it is changed. */
export function OrderLabels({ order }: { order: StaffOrder }) {
  const [isOpen, setOpen] = useState(false)
  const mayChange = useMay('orders.pack')
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Labels order={order} />
      {mayChange && (
        <Button
          look="plain"
          size="sm"
          className="text-soft underline"
          onClick={() => setOpen(true)}
        >
          {words.open}
        </Button>
      )}
      {isOpen && <LabelDialog orders={[order]} onClose={() => setOpen(false)} />}
    </div>
  )
}
