import { useState } from 'react'
import { resolveComplaint } from '#contract/complaints/admin-calls.ts'
import { type ComplaintOutcome, complaintOutcomes } from '#domain/complaint.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField, TextAreaField } from '#web/ui/forms/field.tsx'
import { adminComplaints } from '#web/words/en/admin/complaints.ts'
import { useEntry } from '../parts/forms/use-entry.ts'
import { Panel } from '../parts/panel.tsx'
import { refreshes } from './refreshes.ts'

const words = adminComplaints.resolve

/** The end of a complaint: what came of it, and words that go to its writer by email. */
export function ResolvePanel({ id }: { id: number }) {
  const [outcome, setOutcome] = useState('')
  const [text, setText] = useState('')
  const { enter, isSaving, errors } = useEntry(resolveComplaint, { ...words, refreshes })
  const resolve = () =>
    // What is not chosen the server refuses, with words beside the field.
    enter({ id, outcome: outcome as ComplaintOutcome, words: text.trim() })
  return (
    <Panel title={words.title}>
      <form
        noValidate
        className="flex flex-col items-start gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          void resolve()
        }}
      >
        <OutcomeField value={outcome} error={errors['outcome']} onChoose={setOutcome} />
        <TextAreaField
          label={words.field}
          hint={words.hint}
          error={errors['words']}
          className="w-full"
          rows={4}
          maxLength={4000}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" isBusy={isSaving}>
          {isSaving ? words.sending : words.send}
        </Button>
      </form>
    </Panel>
  )
}

type OutcomeFieldProps = {
  value: string
  error: string | undefined
  onChoose: (outcome: string) => void
}

function OutcomeField({ value, error, onChoose }: OutcomeFieldProps) {
  return (
    <SelectField
      label={words.outcome}
      className="w-full"
      value={value}
      error={error}
      onChange={(event) => onChoose(event.target.value)}
    >
      <option value="">{words.choose}</option>
      {complaintOutcomes.map((one) => (
        <option key={one} value={one}>
          {adminComplaints.outcomes[one]}
        </option>
      ))}
    </SelectField>
  )
}
