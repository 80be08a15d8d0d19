import { useState } from 'react'
import { listParcels, readTrackingFile } from '#contract/carriers/admin-calls.ts'
import type { ReadTrackingFile } from '#contract/carriers/types.ts'
import { FieldError, TextField } from '#web/ui/forms/field.tsx'
import { adminCarriers } from '#web/words/en/admin/settings/carriers.ts'
import { EntryDialog } from '../parts/forms/entry-dialog.tsx'
import { useEntry } from '../parts/forms/use-entry.ts'

const words = adminCarriers.file

/** Reads a file in which the post tells of parcels, and says which rows it could not use. */
export function TrackingFileDialog({ onClose }: { onClose: () => void }) {
  const [read, setRead] = useState<ReadTrackingFile | null>(null)
  const [isMissing, setMissing] = useState(false)
  const says = { failed: words.failed, refreshes: [listParcels.path] }
  const { enter, isSaving, errors } = useEntry(readTrackingFile, says, setRead)
  const submit = async (form: FormData) => {
    const file = form.get('file')
    const isThere = file instanceof File && file.size > 0
    setMissing(!isThere)
    if (isThere) await enter({ code: 'india-post', csv: await file.text() })
  }
  return (
    <EntryDialog
      title={words.title}
      label={words.submit}
      busyLabel={words.submitting}
      isSaving={isSaving}
      onSubmit={(form) => void submit(form)}
      onClose={onClose}
    >
      <p className="text-soft">{words.text}</p>
      <TextField
        label={words.choose}
        name="file"
        type="file"
        accept=".csv,text/csv"
        error={isMissing ? words.missing : errors['csv']}
      />
      <div role="status">{read && <Outcome read={read} />}</div>
    </EntryDialog>
  )
}

function Outcome({ read: { taken, known, faults } }: { read: ReadTrackingFile }) {
  return (
    <>
      <p className="font-medium">{words.done(taken, known)}</p>
      {faults.length > 0 && (
        <>
          <FieldError>{words.faults}</FieldError>
          <ul className="text-sm">
            {faults.map(({ row, number, why }) => (
              <li key={row}>
                {words.row(row, number)}: {words.why[why]}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
