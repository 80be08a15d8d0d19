import type { MouseEvent } from 'react'
import { Button } from '#web/ui/button.tsx'
import { adminSession } from '#web/words/en/admin/work/session.ts'
import { focusFirst } from '../focus-first.ts'
import { timeText, whenText } from '../when.tsx'

const words = adminSession.draft

type DraftNoticeProps = {
  at: number
  isOlder: boolean
  /** Null while something else has been typed, over which it is not laid. */
  onTake: (() => void) | null
  onDrop: () => void
}

/** Says that something was typed and not saved, and waits for what becomes of it. */
export function DraftNotice({ at, isOlder, onTake, onDrop }: DraftNoticeProps) {
  // The button that was pressed goes with the notice: what the form has to say afterwards takes the focus from the field.
  const settle = (act: () => void) => (event: MouseEvent<HTMLElement>) => {
    const form = event.currentTarget.closest('form')
    if (form) focusFirst(form)
    act()
  }
  return (
    <section role="status" className="border border-zari bg-card px-4 py-3">
      <p className="font-medium">{words.title(timeOf(at))}</p>
      <p className="mt-1 text-soft">{onTake === null ? words.waits : textOf(isOlder)}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        {onTake && (
          <Button size="sm" onClick={settle(onTake)}>
            {words.take}
          </Button>
        )}
        <Button size="sm" look="quiet" onClick={settle(onDrop)}>
          {words.drop}
        </Button>
      </div>
    </section>
  )
}

const textOf = (isOlder: boolean) => (isOlder ? words.older : words.text)

const hoursOfDay = 12 * 3_600_000

/** '2:05 pm' of this half day, with its day of an earlier one. */
function timeOf(at: number): string {
  const moment = new Date(at).toISOString()
  return Date.now() - at < hoursOfDay ? timeText(moment) : whenText(moment)
}
