import { useQuery } from '@tanstack/react-query'
import { undoableChanges } from '#contract/catalog/admin-calls.ts'
import { Button } from '#web/ui/button.tsx'
import { admin } from '#web/words/en/admin.ts'
import { queryFor } from '../../../cache.ts'
import { timeText } from '../../parts/when.tsx'
import { useUndo } from './use-undo.ts'

const words = admin.products.bulk
const minute = 60_000

/** The changes of many that can still be taken back, whoever made them; nothing where there are none. */
export function UndoBar() {
  const { data } = useQuery({
    ...queryFor(undoableChanges, {}),
    // What cannot be taken back any more goes away by itself.
    refetchInterval: ({ state }) => (state.data?.items.length ? minute : false),
  })
  const undo = useUndo()
  if (!data?.items.length) return null
  return (
    <ul aria-label={words.undoable} className="mb-4 border border-line px-4 text-sm">
      {data.items.map(({ id, action, products, by, at, until }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 py-1">
          <span>
            {words.acts[action]} ({words.products(products)}), {by}, {timeText(at)}
          </span>
          <Button look="plain" size="sm" onClick={() => void undo(id)}>
            {words.undoUntil(timeText(until))}
          </Button>
        </li>
      ))}
    </ul>
  )
}
