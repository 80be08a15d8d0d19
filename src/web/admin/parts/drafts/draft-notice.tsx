import { Button } from '#web/ui/button.tsx'
import { adminSession } from '#web/words/en/admin/work/session.ts'
import { timeText, whenText } from '../when.tsx'

const words = adminSession.draft

type DraftNoticeProps = { at: number; isOlder: boolean; onTake: () => void; onDrop: () => void }

/** Says that something was typed and not saved, and waits for what becomes of it. */
export function DraftNotice({ at, isOlder, onTake, onDrop }: DraftNoticeProps) {
  return (
    <section role="status" className="border border-zari bg-card px-4 py-3">
      <p className="font-medium">{words.title(timeOf(at))}</p>
      <p className="mt-1 text-soft">{isOlder ? words.older : words.text}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button size="sm" onClick={onTake}>
          {words.take}
        </Button>
        <Button size="sm" look="quiet" onClick={onDrop}>
          {words.drop}
        </Button>
      </div>
    </section>
  )
}

const hoursOfDay = 12 * 3_600_000

/** '2:05 pm' of this half day, with its day of an earlier one. */
function timeOf(at: number): string {
  const moment = new Date(at).toISOString()
  return Date.now() - at < hoursOfDay ? timeText(moment) : whenText(moment)
}
