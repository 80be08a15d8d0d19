import { useState } from 'react'
import { account as english } from '#web/words/en/account.ts'
import { signIn } from '#web/words/en/sign-in.ts'
import { useWords } from '#web/words/words.ts'
import { FormDone } from '../../sign-in/form-done.tsx'
import { PasswordField } from '../../sign-in/password-field.tsx'
import { Button } from '../../ui/button.tsx'
import { RefusedNote } from '../../ui/forms/refused-note.tsx'
import { useOwnDeed } from '../use-own-deed.ts'
import type { TwoStepOutcome } from './answer-two-step.ts'
import { EnrolForm } from './enrol-form.tsx'
import { type Begun, twoStepDeeds } from './two-step-deeds.ts'

type TwoStepOffProps = {
  given: TwoStepOutcome | undefined
  onCodes: (codes: string[]) => void
}

/** The password first; then the code to scan. */
export function TwoStepOff({ given, onCodes }: TwoStepOffProps) {
  const words = { account: useWords('account', english), signIn: useWords('signIn', signIn) }
  const { disabled, failed, password, begin, beginning } = words.account.twoStep
  const [begun, setBegun] = useState(begunIn(given))
  const { form, refused, errors, isBusy } = useOwnDeed(twoStepDeeds(words).begin, {
    given: given?.deed === 'begin' ? given.outcome : undefined,
    onDone: setBegun,
  })
  if (begun) {
    const came = given?.deed === 'confirm' ? given.outcome : undefined
    return <EnrolForm begun={begun} given={came} onCodes={onCodes} />
  }
  return (
    <form {...form} className="grid max-w-md gap-5">
      {given?.deed === 'disable' && given.outcome.isDone && <FormDone title={disabled} />}
      <RefusedNote title={failed} refused={refused} />
      <input type="hidden" name="deed" value="begin" />
      <PasswordField
        label={password}
        name="password"
        autoComplete="current-password"
        error={errors['password']}
      />
      <Button type="submit" isBusy={isBusy} className="justify-self-start">
        {isBusy ? beginning : begin}
      </Button>
    </form>
  )
}

function begunIn(given: TwoStepOutcome | undefined): Begun | undefined {
  if (given?.deed === 'confirm') return given.begun
  return given?.deed === 'begin' && given.outcome.isDone ? given.outcome.answer : undefined
}
