import { type FormEvent, useId, useState } from 'react'
import { login, logout } from '#contract/accounts/calls.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/forms/field.tsx'
import { Note } from '#web/ui/note.tsx'
import { adminSession as words } from '#web/words/en/admin/work/session.ts'
import { admin } from '#web/words/en/admin.ts'
import { ApiError, call } from '../../../api.ts'
import { useModal } from '../forms/use-modal.ts'

type SignInDialogProps = { username: string; onAnswer: (isIn: boolean) => void }

/** Name and password once more, then the second step where there is one, over whatever is open. */
export function SignInDialog({ username, onAnswer }: SignInDialogProps) {
  const id = useId()
  const dialog = useModal((opened) => opened.querySelector<HTMLElement>('[type=password]')?.focus())
  const { submit, isBusy, fault, isSecondStep } = useSignIn(username, () => onAnswer(true))
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      className="dialog dialog-centre dialog-narrow p-5"
      onCancel={(event) => {
        event.preventDefault()
        onAnswer(false)
      }}
    >
      <h2 id={id} className="text-lg">
        {words.title}
      </h2>
      <p className="mt-2 text-soft">{words.text(username)}</p>
      <form noValidate className="mt-4 grid gap-4" onSubmit={(event) => void submit(event)}>
        {fault && (
          <Note isAlert title={words.failed}>
            {fault}
          </Note>
        )}
        <Fields username={username} isSecondStep={isSecondStep} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="quiet" onClick={() => onAnswer(false)}>
            {admin.cancel}
          </Button>
          <Button type="submit" isBusy={isBusy}>
            {isBusy ? words.submitting : words.submit}
          </Button>
        </div>
      </form>
    </dialog>
  )
}

type FieldsProps = { username: string; isSecondStep: boolean }

/** The name stays: what was typed is saved in nobody else’s. */
function Fields({ username, isSecondStep }: FieldsProps) {
  return (
    <>
      <TextField
        {...{ name: 'username', autoComplete: 'username', defaultValue: username }}
        label={words.username}
        readOnly
      />
      <TextField
        {...{ name: 'password', type: 'password', autoComplete: 'current-password' }}
        label={words.password}
      />
      {isSecondStep && (
        <TextField
          {...{ name: 'code', autoComplete: 'one-time-code', autoFocus: true }}
          label={words.code}
          hint={words.codeHint}
        />
      )}
    </>
  )
}

function useSignIn(username: string, onIn: () => void) {
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState('')
  const [isSecondStep, setSecondStep] = useState(false)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const code = String(form.get('code') ?? '').trim()
    const password = String(form.get('password') ?? '')
    setBusy(true)
    setFault('')
    try {
      const user = await call(login, { username, password, ...(code !== '' && { code }) })
      if (user.username === username) return onIn()
      // Whoever else it is must not save what this person typed.
      await call(logout, {})
      setFault(words.somebodyElse)
    } catch (error) {
      const asksCode = error instanceof ApiError && error.code === 'second_factor_required'
      setSecondStep(isSecondStep || asksCode)
      if (!asksCode || code !== '')
        setFault(error instanceof ApiError ? error.reason : words.unreached)
    } finally {
      setBusy(false)
    }
  }
  return { submit, isBusy, fault, isSecondStep }
}
