import { Link } from 'react-router'
import type { User } from '#contract/customer.ts'
import type { signIn } from '#web/words/en/sign-in.ts'
import { Button } from '../ui/button.tsx'
import { CheckField, TextField } from '../ui/field.tsx'
import type { Outcome } from './deed.ts'
import { FormAlert } from './form-parts.tsx'
import { wayOn } from './next-path.ts'
import { PasswordField } from './password-field.tsx'
import { registerDeed } from './register-deed.ts'
import { useDeed } from './use-deed.ts'

type RegisterFormProps = {
  words: typeof signIn.register
  given: Outcome<User> | undefined
  next: string | null
}

export function RegisterForm({ words, given, next }: RegisterFormProps) {
  const { form, refused, errors, typed, isBusy } = useDeed(registerDeed(words), {
    given,
    isLeaving: true,
    onDone: (user) => location.assign(wayOn(user, next)),
  })
  return (
    <form {...form} className="grid gap-5">
      {refused?.reason && <FormAlert title={words.failed}>{refused.reason}</FormAlert>}
      <TextField
        label={words.username}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        defaultValue={typed['username']}
        error={errors['username']}
      />
      <TextField
        label={words.email}
        name="email"
        type="email"
        autoComplete="email"
        required
        defaultValue={typed['email']}
        error={errors['email']}
      />
      <PasswordField
        label={words.password}
        hint={words.passwordHint}
        name="password"
        autoComplete="new-password"
        error={errors['password']}
      />
      <PasswordField
        label={words.confirmPassword}
        name="confirmPassword"
        autoComplete="new-password"
        error={errors['confirmPassword']}
      />
      <CheckField
        name="acceptTerms"
        required
        label={<Terms words={words} />}
        defaultChecked={typed['acceptTerms'] !== undefined}
        error={errors['acceptTerms']}
      />
      <Button type="submit" size="lg" isWide isBusy={isBusy}>
        {isBusy ? words.submitting : words.submit}
      </Button>
    </form>
  )
}

/** In a tab of their own, so that nothing typed is lost. */
function Terms({ words }: { words: typeof signIn.register }) {
  return (
    <>
      {words.accept}{' '}
      <Link to="/terms" target="_blank" className="link">
        {words.terms}
      </Link>{' '}
      {words.and}{' '}
      <Link to="/privacy" target="_blank" className="link">
        {words.privacy}
      </Link>
    </>
  )
}
