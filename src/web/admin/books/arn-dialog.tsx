import { closePeriod, getBooks } from '#contract/books/admin-calls.ts'
import { TextField } from '#web/ui/forms/field.tsx'
import { adminBooks as words } from '#web/words/en/admin/law/books.ts'
import { EntryDialog, entryField, textIn } from '../parts/forms/entry-dialog.tsx'
import { useEntry } from '../parts/forms/use-entry.ts'
import { type Period, periodName } from './period-name.ts'

const says = { done: words.filed, failed: words.fileFailed, refreshes: [getBooks.path] }

/** The number that the portal gave for a filed return. */
export function ArnDialog({ period, onClose }: { period: Period; onClose: () => void }) {
  const { enter, isSaving, errors } = useEntry(closePeriod, says)
  const submit = async (form: FormData) => {
    if (await enter({ period: period.period, arn: textIn(form, 'arn') })) onClose()
  }
  return (
    <EntryDialog
      title={words.fileTitle(periodName(period))}
      label={words.save}
      busyLabel={words.saving}
      isSaving={isSaving}
      onSubmit={(form) => void submit(form)}
      onClose={onClose}
    >
      <TextField
        {...entryField(errors)('arn', words.arn)}
        hint={words.arnHint}
        autoComplete="off"
        maxLength={20}
      />
    </EntryDialog>
  )
}
