import { useState } from 'react'
import { createWebhook, listWebhooks } from '#contract/webhooks/admin-calls.ts'
import { webhookEvents } from '#domain/programs/webhook.ts'
import { CheckField, FieldError, TextField } from '#web/ui/forms/field.tsx'
import { adminWebhooks as words } from '#web/words/en/admin/programs/webhooks.ts'
import { EntryDialog, textIn } from '../parts/forms/entry-dialog.tsx'
import { ShownOnce } from '../parts/forms/shown-once.tsx'
import { useEntry } from '../parts/forms/use-entry.ts'

type WebhookDialogProps = { onClose: () => void }

/** Adds an address, then shows the secret of its messages for the only time. */
export function WebhookDialog({ onClose }: WebhookDialogProps) {
  const [secret, setSecret] = useState<string | null>(null)
  if (secret !== null) {
    const { shownTitle: title, shown: text } = words
    return (
      <ShownOnce
        {...{ title, text, onClose }}
        label={words.secret}
        secret={secret}
        words={{ ...words, close: words.keep }}
      />
    )
  }
  return <AddWebhook onMade={setSecret} onClose={onClose} />
}

type AddWebhookProps = WebhookDialogProps & { onMade: (secret: string) => void }

const says = { done: words.made, failed: words.makeFailed, refreshes: [listWebhooks.path] }

function AddWebhook({ onMade, onClose }: AddWebhookProps) {
  const { enter, isSaving, errors } = useEntry(createWebhook, says, (made) => onMade(made.secret))
  const submit = (form: FormData) => {
    const chosen = new Set(form.getAll('events'))
    const events = webhookEvents.filter((event) => chosen.has(event))
    return enter({ url: textIn(form, 'url'), events })
  }
  return (
    <EntryDialog
      title={words.addTitle}
      label={words.make}
      busyLabel={words.making}
      isSaving={isSaving}
      onSubmit={(form) => void submit(form)}
      onClose={onClose}
    >
      <TextField
        label={words.url}
        name="url"
        type="url"
        hint={words.urlHint}
        error={errors['url']}
        maxLength={500}
        autoComplete="off"
        required
      />
      <Events error={errors['events']} />
    </EntryDialog>
  )
}

function Events({ error }: { error: string | undefined }) {
  return (
    <fieldset>
      <legend className="mb-1 font-medium">{words.events}</legend>
      {webhookEvents.map((event) => (
        <CheckField
          key={event}
          name="events"
          value={event}
          defaultChecked
          label={words.eventsOf[event]}
        />
      ))}
      {error && <FieldError>{error}</FieldError>}
    </fieldset>
  )
}
