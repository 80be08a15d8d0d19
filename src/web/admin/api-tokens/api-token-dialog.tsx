import { useState } from 'react'
import { createApiToken, listApiTokens } from '#contract/api-tokens/admin-calls.ts'
import { tokenScopes } from '#domain/programs/api-token.ts'
import { CheckField, FieldError, SelectField, TextField } from '#web/ui/forms/field.tsx'
import { adminApiTokens as words } from '#web/words/en/admin/programs/api-tokens.ts'
import { EntryDialog, textIn } from '../parts/forms/entry-dialog.tsx'
import { ProofFields, proofIn } from '../parts/forms/proof-fields.tsx'
import { ShownOnce } from '../parts/forms/shown-once.tsx'
import { useEntry } from '../parts/forms/use-entry.ts'

type ApiTokenDialogProps = { onClose: () => void }

/** Makes a token, then shows it for the only time. */
export function ApiTokenDialog({ onClose }: ApiTokenDialogProps) {
  const [token, setToken] = useState<string | null>(null)
  if (token !== null) {
    const { shownTitle: title, shown: text } = words
    return (
      <ShownOnce
        {...{ title, text, onClose }}
        label={words.token}
        secret={token}
        words={{ ...words, close: words.done }}
      />
    )
  }
  return <MakeToken onMade={setToken} onClose={onClose} />
}

type MakeTokenProps = ApiTokenDialogProps & { onMade: (token: string) => void }

const says = { done: words.made, failed: words.makeFailed, refreshes: [listApiTokens.path] }
const lengths = [30, 90, 365] as const

function MakeToken({ onMade, onClose }: MakeTokenProps) {
  const { enter, isSaving, errors } = useEntry(createApiToken, says, (made) => onMade(made.token))
  const submit = (form: FormData) => {
    const chosen = new Set(form.getAll('scopes'))
    const days = lengths.find((length) => String(length) === textIn(form, 'days'))
    return enter({
      name: textIn(form, 'name'),
      scopes: tokenScopes.filter((scope) => chosen.has(scope)),
      ...(days !== undefined && { days }),
      ...proofIn(form),
    })
  }
  return (
    <EntryDialog
      title={words.addTitle}
      label={words.make}
      busyLabel={words.making}
      isSaving={isSaving}
      isWide
      onSubmit={(form) => void submit(form)}
      onClose={onClose}
    >
      <TextField
        label={words.name}
        name="name"
        hint={words.nameHint}
        error={errors['name']}
        maxLength={60}
        autoComplete="off"
        required
      />
      <Scopes error={errors['scopes']} />
      <Days error={errors['days']} />
      <ProofFields errors={errors} />
    </EntryDialog>
  )
}

function Days({ error }: { error: string | undefined }) {
  return (
    <SelectField label={words.days} name="days" error={error} defaultValue="365">
      {lengths.map((length) => (
        <option key={length} value={length}>
          {words.daysOf[length]}
        </option>
      ))}
      <option value="never">{words.daysOf.never}</option>
    </SelectField>
  )
}

/** Nothing is ticked: a program gets what it needs. */
function Scopes({ error }: { error: string | undefined }) {
  return (
    <fieldset>
      <legend className="mb-1 font-medium">{words.scopes}</legend>
      <div className="grid gap-x-6 sm:grid-cols-2">
        {tokenScopes.map((scope) => (
          <CheckField key={scope} name="scopes" value={scope} label={words.scopesOf[scope]} />
        ))}
      </div>
      {error && <FieldError>{error}</FieldError>}
    </fieldset>
  )
}
