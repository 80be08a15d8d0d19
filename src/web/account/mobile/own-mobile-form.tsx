import { useEffect, useRef, useState } from 'react'
import { Link } from '#web/ui/link.tsx'
import { account as english } from '#web/words/en/account.ts'
import { useWords } from '#web/words/words.ts'
import { MobileField, sentIn } from '../../sign-in/code/mobile-form.tsx'
import type { Fields, Outcome } from '../../sign-in/deed.ts'
import { FormDone } from '../../sign-in/form-done.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/forms/field.tsx'
import { RefusedNote } from '../../ui/forms/refused-note.tsx'
import { queryForAccount, useRefresh } from '../account-calls.ts'
import { ProofFields, wantedAfter } from '../passkeys/proof-fields.tsx'
import { useOwnDeed } from '../use-own-deed.ts'
import { mobilePath, type OwnMobileAnswer, ownMobileDeed } from './mobile-deeds.ts'

/** First the number, and the password once the shop wants it; then the code that came to it. */
export function OwnMobileForm({ given }: { given: Outcome<OwnMobileAnswer> | undefined }) {
  const words = useWords('account', english).mobile
  const { form, refused, errors, typed, isBusy, answer, wants } = useConfirming(given)
  const sent = answer?.kind === 'sent' ? answer : sentIn(typed)
  if (answer?.kind === 'confirmed') return <FormDone title={words.confirmed} />
  if (answer?.kind === 'removed') return <FormDone title={words.removed} />
  return (
    <form {...form} className="grid max-w-md gap-5">
      {refused?.reason && !isSaidBeside(errors) && (
        <RefusedNote title={words.failed} refused={refused} />
      )}
      {sent ? (
        <CodeStep sent={sent} error={errors['code']} isBusy={isBusy} />
      ) : (
        <>
          <MobileField words={words} typed={typed['mobile']} error={errors['mobile']} />
          <ProofFields wants={wants} errors={errors} />
          <Button type="submit" isBusy={isBusy} className="justify-self-start">
            {isBusy ? words.sending : words.send}
          </Button>
        </>
      )}
    </form>
  )
}

const isSaidBeside = (fields: Fields) => 'password' in fields || 'code' in fields

function useConfirming(given: Outcome<OwnMobileAnswer> | undefined) {
  const words = useWords('account', english).mobile
  const refresh = useRefresh()
  const asked =
    given?.isDone === false && !given.refused.typed['ticket'] ? given.refused.fields : {}
  const [wants, setWants] = useState(wantedAfter(asked))
  const deed = useOwnDeed(ownMobileDeed(words), {
    given,
    onDone: (came) => came.kind !== 'sent' && refresh(queryForAccount()),
    onRefused({ typed, fields }) {
      if (!typed['ticket']) setWants((before) => wantedAfter(fields, before))
    },
  })
  return { ...deed, wants }
}

type CodeStepProps = {
  sent: { ticket: string; mobile: string }
  error: string | undefined
  isBusy: boolean
}

/** Takes the focus when it appears. */
function CodeStep({ sent, error, isBusy }: CodeStepProps) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  const words = useWords('account', english).mobile
  return (
    <>
      <p role="status">{words.sentTo(sent.mobile)}</p>
      <input type="hidden" name="ticket" value={sent.ticket} />
      <input type="hidden" name="mobile" value={sent.mobile} />
      <TextField
        ref={input}
        label={words.code}
        hint={words.codeHint}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        maxLength={12}
        error={error}
      />
      <Button type="submit" isBusy={isBusy} className="justify-self-start">
        {isBusy ? words.confirming : words.confirm}
      </Button>
      <Link to={mobilePath} isDocument className="link justify-self-start py-1">
        {words.again}
      </Link>
    </>
  )
}
