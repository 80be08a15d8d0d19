import { compliance, waiveChecks } from '#contract/compliance/admin-calls.ts'
import type { ComplianceCheck } from '#contract/compliance/types.ts'
import { TextAreaField } from '#web/ui/forms/field.tsx'
import { adminCompliance } from '#web/words/en/admin/law/compliance.ts'
import { sayFindings } from '../compliance/say-findings.ts'
import { WayLink } from '../compliance/way-link.tsx'
import { EntryDialog, entryField, textIn } from '../parts/forms/entry-dialog.tsx'
import { useEntry } from '../parts/forms/use-entry.ts'
import { type Period, periodName } from './period-name.ts'

const words = adminCompliance.return
const says = { done: words.saved, failed: words.failed, refreshes: [compliance.path] }

type WaiverDialogProps = {
  period: Period
  reds: ComplianceCheck[]
  onWaived: () => void
  onClose: () => void
}

/** What is red before a return, and the reason why it is made all the same. */
export function WaiverDialog({ period, reds, onWaived, onClose }: WaiverDialogProps) {
  const { enter, isSaving, errors } = useEntry(waiveChecks, says)
  const submit = async (form: FormData) => {
    const checks = reds.map(({ id }) => id)
    if (!(await enter({ period: period.period, checks, words: textIn(form, 'words') }))) return
    onClose()
    onWaived()
  }
  return (
    <EntryDialog
      title={words.title(periodName(period))}
      label={words.go}
      busyLabel={words.saving}
      isSaving={isSaving}
      isWide
      onSubmit={(form) => void submit(form)}
      onClose={onClose}
    >
      <p>{words.text}</p>
      <ul className="flex flex-col gap-2">
        {reds.map((check) => (
          <li key={check.id} className="border-s-2 border-arakku ps-3">
            <strong className="font-medium">{adminCompliance.names[check.id]}</strong>
            <span className="block">{sayFindings(check)}</span>
            <WayLink check={check} />
          </li>
        ))}
      </ul>
      <TextAreaField
        {...entryField(errors)('words', words.words)}
        hint={words.wordsHint}
        maxLength={500}
        rows={3}
      />
    </EntryDialog>
  )
}
