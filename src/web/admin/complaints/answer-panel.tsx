import { useState } from 'react'
import { answerComplaint } from '#contract/complaints/admin-calls.ts'
import type { StaffComplaint } from '#contract/complaints/admin-types.ts'
import { Button } from '#web/ui/button.tsx'
import { TextAreaField } from '#web/ui/forms/field.tsx'
import { adminComplaints } from '#web/words/en/admin/complaints.ts'
import { useEntry } from '../parts/forms/use-entry.ts'
import { Panel } from '../parts/panel.tsx'
import { refreshes } from './refreshes.ts'

const words = adminComplaints.answer

/** What the shop says to it meanwhile; goes to its writer by email. */
export function AnswerPanel({ complaint }: { complaint: StaffComplaint }) {
  const [text, setText] = useState('')
  const { enter, isSaving, errors } = useEntry(answerComplaint, { ...words, refreshes }, () =>
    setText(''),
  )
  return (
    <Panel title={words.title}>
      <form
        noValidate
        className="flex flex-col items-start gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          void enter({ id: complaint.id, words: text.trim() })
        }}
      >
        <TextAreaField
          label={words.field}
          hint={words.hint(complaint.email)}
          error={errors['words']}
          className="w-full"
          rows={4}
          maxLength={4000}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" look="quiet" size="sm" isBusy={isSaving}>
          {isSaving ? words.sending : words.send}
        </Button>
      </form>
    </Panel>
  )
}
