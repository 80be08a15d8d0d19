import { listBreaches, noteBreach, updateBreach } from '#contract/privacy/admin-calls.ts'
import type { Breach, BreachForm } from '#contract/privacy/breach-types.ts'
import { breachKinds } from '#domain/privacy/breach.ts'
import { CheckField, TextAreaField, TextField } from '#web/ui/forms/field.tsx'
import { Note } from '#web/ui/note.tsx'
import { adminPrivacy } from '#web/words/en/admin/privacy.ts'
import { EntryDialog, entryField, textIn } from '../parts/forms/entry-dialog.tsx'
import { useEntry } from '../parts/forms/use-entry.ts'

const words = adminPrivacy.breaches
const moments = [
  ...(['noticedAt', 'happenedFrom', 'happenedTo', 'certInAt', 'boardFirstAt'] as const),
  ...(['boardFullAt', 'peopleToldAt', 'closedAt'] as const),
]
const says = {
  done: words.saved,
  failed: words.failed,
  refreshes: [listBreaches.path, '/api/admin/today'],
}

type BreachDialogProps = { breach: Breach | null; onClose: () => void }

/** What is known of a breach, and when whom it was told to. */
export function BreachDialog({ breach, onClose }: BreachDialogProps) {
  const noting = useEntry(noteBreach, says, onClose)
  const changing = useEntry(updateBreach, says, onClose)
  const { isSaving, errors, theirs } = breach ? changing : noting
  const save = (form: FormData) => {
    const input = breachIn(form)
    if (!breach) return void noting.enter(input)
    void changing.enter({ ...input, id: breach.id, version: breach.version })
  }
  return (
    <EntryDialog
      title={breach ? words.title(breach.id) : words.note}
      label={words.save}
      busyLabel={words.saving}
      isSaving={isSaving}
      isWide
      onSubmit={save}
      onClose={onClose}
    >
      {theirs && <Note isAlert title={adminPrivacy.notices.newer} />}
      <BreachFields breach={breach} errors={errors} />
    </EntryDialog>
  )
}

type BreachFieldsProps = { breach: Breach | null; errors: Record<string, string> }

function BreachFields({ breach, errors }: BreachFieldsProps) {
  const field = entryField(errors)
  return (
    <>
      <TextAreaField {...field('what', words.what)} maxLength={4000} defaultValue={breach?.what} />
      <Kinds chosen={breach?.kinds ?? []} />
      <TextField
        {...field('peopleCount', words.people)}
        hint={words.peopleHint}
        inputMode="numeric"
        defaultValue={breach?.peopleCount ?? ''}
      />
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        {moments.map((name) => (
          <TextField
            key={name}
            {...field(name, words.moments[name])}
            type="datetime-local"
            isOptional={name !== 'noticedAt'}
            defaultValue={inIndia(breach?.[name])}
          />
        ))}
      </div>
      <TextAreaField
        {...field('remedy', words.remedy)}
        isOptional
        maxLength={4000}
        defaultValue={breach?.remedy}
      />
    </>
  )
}

function Kinds({ chosen }: { chosen: string[] }) {
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium">{words.kind}</legend>
      {breachKinds.map((kind) => (
        <CheckField
          key={kind}
          name="kinds"
          value={kind}
          label={words.kinds[kind]}
          defaultChecked={chosen.includes(kind)}
        />
      ))}
    </fieldset>
  )
}

const indiaMs = 5.5 * 3_600_000

/** A moment as a field of the shop's clock spells it. */
const inIndia = (at: string | null | undefined) =>
  at ? new Date(Date.parse(at) + indiaMs).toISOString().slice(0, 16) : ''

function breachIn(form: FormData): BreachForm {
  const moment = (name: string) => {
    const typed = textIn(form, name)
    return typed ? `${typed.slice(0, 16)}:00+05:30` : null
  }
  const count = textIn(form, 'peopleCount')
  const all = Object.fromEntries(moments.map((name) => [name, moment(name)]))
  return {
    ...all,
    // What is left out the server refuses, with words beside the field.
    noticedAt: moment('noticedAt') ?? '',
    what: textIn(form, 'what'),
    kinds: breachKinds.filter((kind) => form.getAll('kinds').includes(kind)),
    peopleCount: count === '' ? null : Number(count),
    remedy: textIn(form, 'remedy'),
  }
}
