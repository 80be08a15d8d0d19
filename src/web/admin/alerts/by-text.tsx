import { removeNoticeMobile } from '#contract/accounts/calls.ts'
import { readAlerts } from '#contract/alerts/admin-calls.ts'
import type { OwnAlerts } from '#contract/alerts/types.ts'
import { Button } from '#web/ui/button.tsx'
import { adminAlerts } from '#web/words/en/admin/work/alerts.ts'
import { useAsk } from '../parts/ask.tsx'
import { useEntry } from '../parts/forms/use-entry.ts'

const words = adminAlerts.texts

type ByTextProps = { saved: OwnAlerts; onConfirm: () => void }

/** Whether text messages reach whoever is at work. */
export const isReachedByText = ({ texts, mobile }: OwnAlerts) =>
  texts?.areRegistered === true && mobile !== null

/** Where text messages go, or why none do, and the way to a number. */
export function ByText({ saved: { texts, mobile }, onConfirm }: ByTextProps) {
  if (texts === null) return words.noGateway
  if (!texts.areRegistered) return words.notRegistered
  return (
    <>
      {mobile === null ? words.noMobile : words.to(mobile, texts.channel)}
      <span className="mt-2 flex flex-wrap gap-2">
        <Button size="sm" look="quiet" onClick={onConfirm}>
          {mobile === null ? words.confirmOne : words.change}
        </Button>
        {mobile !== null && <RemoveButton />}
      </span>
    </>
  )
}

function RemoveButton() {
  const ask = useAsk()
  const says = { done: words.removed, failed: words.removeFailed, refreshes: [readAlerts.path] }
  const { enter, isSaving } = useEntry(removeNoticeMobile, says)
  const remove = async () => {
    const { removeTitle: title, removeText: text, remove: confirm } = words
    if (await ask({ title, text, confirm, isDanger: true })) await enter({})
  }
  return (
    <Button size="sm" look="quiet" isBusy={isSaving} onClick={() => void remove()}>
      {words.remove}
    </Button>
  )
}
