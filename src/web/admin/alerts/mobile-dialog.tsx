import { useEffect, useRef, useState } from 'react'
import { askNoticeMobile, confirmNoticeMobile } from '#contract/accounts/calls.ts'
import { readAlerts } from '#contract/alerts/admin-calls.ts'
import { TextField } from '#web/ui/forms/field.tsx'
import { adminAlerts } from '#web/words/en/admin/work/alerts.ts'
import { EntryDialog, entryField, textIn } from '../parts/forms/entry-dialog.tsx'
import { ProofFields, proofIn } from '../parts/forms/proof-fields.tsx'
import { useEntry } from '../parts/forms/use-entry.ts'

const words = adminAlerts.texts

type DialogProps = { onClose: () => void }

/** First the number to which notices go, then the code that came to it. */
export function MobileDialog({ onClose }: DialogProps) {
  const [sent, setSent] = useState<Sent | null>(null)
  if (sent) return <CodeStep sent={sent} onClose={onClose} />
  return <NumberStep onSent={setSent} onClose={onClose} />
}

type Sent = { mobile: string; ticket: string }

function NumberStep({ onSent, onClose }: DialogProps & { onSent: (sent: Sent) => void }) {
  const [mobile, setMobile] = useState('')
  const { enter, isSaving, errors } = useEntry(
    askNoticeMobile,
    { failed: words.sendFailed },
    ({ ticket }) => onSent({ mobile, ticket }),
  )
  return (
    <EntryDialog
      title={words.title}
      label={words.send}
      busyLabel={words.sending}
      isSaving={isSaving}
      onSubmit={(form) => void enter({ mobile: textIn(form, 'mobile'), ...proofIn(form) })}
      onClose={onClose}
    >
      <TextField
        {...entryField(errors)('mobile', words.mobile)}
        hint={words.mobileHint}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        maxLength={20}
        value={mobile}
        onChange={(event) => setMobile(event.currentTarget.value)}
      />
      <ProofFields errors={errors} />
    </EntryDialog>
  )
}

/** Takes the focus on phones too: their keyboards offer the code. */
function CodeStep({ sent: { mobile, ticket }, onClose }: DialogProps & { sent: Sent }) {
  const says = { done: words.confirmed, failed: words.confirmFailed, refreshes: [readAlerts.path] }
  const { enter, isSaving, errors } = useEntry(confirmNoticeMobile, says, onClose)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  return (
    <EntryDialog
      title={words.title}
      label={words.confirm}
      busyLabel={words.confirming}
      isSaving={isSaving}
      onSubmit={(form) => void enter({ ticket, code: textIn(form, 'code') })}
      onClose={onClose}
    >
      <p role="status">{words.sentTo(mobile)}</p>
      <TextField
        {...entryField(errors)('code', words.code)}
        ref={input}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
      />
    </EntryDialog>
  )
}
