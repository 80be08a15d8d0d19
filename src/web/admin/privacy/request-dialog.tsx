import { answerRequest, listDataRequests } from '#contract/privacy/admin-calls.ts'
import type { KeptPart, StaffDataRequest } from '#contract/privacy/request-types.ts'
import { dayWords } from '#domain/day-words.ts'
import { type DataRequestOutcome, dataRequestOutcomes } from '#domain/privacy/data-request.ts'
import { SelectField, TextAreaField } from '#web/ui/forms/field.tsx'
import { language } from '#web/words/en/admin/locale.ts'
import { adminPrivacy } from '#web/words/en/admin/privacy.ts'
import { EntryDialog, entryField, textIn } from '../parts/forms/entry-dialog.tsx'
import { FormDialog } from '../parts/forms/form-dialog.tsx'
import { useEntry } from '../parts/forms/use-entry.ts'

const words = adminPrivacy.requests
const refreshes = [listDataRequests.path, '/api/admin/today']

type RequestDialogProps = { request: StaffDataRequest; onClose: () => void }

/** One request: what is found under its address, and the answer, or the form of one. */
export function RequestDialog({ request, onClose }: RequestDialogProps) {
  if (request.outcome === null) return <AnswerDialog request={request} onClose={onClose} />
  const { outcome, outcomeWords, by } = request
  return (
    <FormDialog title={titleOf(request)} isDirty={false} isBusy={false} isWide onClose={onClose}>
      {() => (
        <div className="flex flex-col gap-4 p-5">
          <Said request={request} />
          <p className="font-medium">{words.outcomes[outcome]}</p>
          {outcomeWords && <p className="break-words whitespace-pre-line">{outcomeWords}</p>}
          <p className="text-soft">{by ? words.by(by) : words.itself}</p>
          <Kept parts={request.kept} />
        </div>
      )}
    </FormDialog>
  )
}

const titleOf = ({ kind, email }: StaffDataRequest) => `${email}: ${words.kinds[kind]}`

function AnswerDialog({ request, onClose }: RequestDialogProps) {
  const says = { done: words.done, failed: words.failed, refreshes }
  const { enter, isSaving, errors } = useEntry(answerRequest, says, onClose)
  const field = entryField(errors)
  const answer = (form: FormData) =>
    void enter({
      id: request.id,
      // What is not chosen the server refuses, with words beside the field.
      outcome: textIn(form, 'outcome') as DataRequestOutcome,
      words: textIn(form, 'words'),
    })
  return (
    <EntryDialog
      title={titleOf(request)}
      label={words.send}
      busyLabel={words.sending}
      isSaving={isSaving}
      isWide
      onSubmit={answer}
      onClose={onClose}
    >
      <Said request={request} />
      <Kept parts={request.wouldKeep} />
      {request.kind === 'erase' && <p className="font-medium text-lac">{words.erases}</p>}
      <OutcomeField {...field('outcome', words.outcome)} />
      <TextAreaField
        {...field('words', words.field)}
        hint={words.hint(request.email)}
        rows={6}
        maxLength={4000}
      />
    </EntryDialog>
  )
}

type OutcomeFieldProps = { name: string; label: string; error: string | undefined }

function OutcomeField(props: OutcomeFieldProps) {
  return (
    <SelectField {...props} defaultValue="">
      <option value="">{words.choose}</option>
      {dataRequestOutcomes.map((one) => (
        <option key={one} value={one}>
          {words.outcomes[one]}
        </option>
      ))}
    </SelectField>
  )
}

function Said({ request }: { request: StaffDataRequest }) {
  return (
    <>
      {request.words && (
        <p className="border border-line p-3 break-words whitespace-pre-line">{request.words}</p>
      )}
      <p>{words.found(request.found)}</p>
      {request.found.account && <p className="text-soft">{words.account}</p>}
    </>
  )
}

function Kept({ parts }: { parts: KeptPart[] }) {
  if (parts.length === 0) return null
  return (
    <div>
      <p className="font-medium">{words.stays}</p>
      <ul className="list-disc ps-5">
        {parts.map(({ what, count, until }) => (
          <li key={what}>
            {words.line(
              words.parts[what],
              count,
              until ? dayWords(Date.parse(until), language) : '',
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
