import type { ReactNode } from 'react'
import type { User } from '#contract/accounts/types.ts'
import { pathIn } from '#domain/language.ts'
import { Link } from '#web/ui/link.tsx'
import type { signIn } from '#web/words/en/sign-in.ts'
import { useLanguage } from '#web/words/words.ts'
import { Button } from '../ui/button.tsx'
import { EmailField } from '../ui/forms/email-field.tsx'
import { CheckField } from '../ui/forms/field.tsx'
import { RefusedNote } from '../ui/forms/refused-note.tsx'
import { Sentence } from '../ui/sentence.tsx'
import type { Outcome } from './deed.ts'
import { wayOn } from './next-path.ts'
import { PasswordField } from './password-field.tsx'
import { registerDeed } from './register-deed.ts'
import { useDeed } from './use-deed.ts'
import { UsernameField } from './username-field.tsx'

type RegisterFormProps = {
  words: typeof signIn.register
  given: Outcome<User> | undefined
  next: string | null
}

export function RegisterForm({ words, given, next }: RegisterFormProps) {
  const language = useLanguage()
  const { form, refused, errors, typed, isBusy } = useDeed(registerDeed(words), {
    given,
    isLeaving: true,
    onDone: (user) => location.assign(pathIn(language, wayOn(user, next))),
  })
  return (
    <form {...form} className="grid gap-5">
      <RefusedNote title={words.failed} refused={refused} />
      <UsernameField
        label={words.username}
        defaultValue={typed['username']}
        error={errors['username']}
      />
      <EmailField label={words.email} defaultValue={typed['email']} error={errors['email']} />
      <NewPassword words={words} errors={errors} />
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

type NewPasswordProps = { words: typeof signIn.register; errors: Record<string, string> }

/** Typed twice. */
function NewPassword({ words, errors }: NewPasswordProps) {
  return (
    <>
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
    </>
  )
}

/** In a tab of their own, so that nothing typed is lost. */
function Terms({ words }: { words: typeof signIn.register }) {
  const terms = (
    <Link to="/terms" target="_blank" className="link">
      {words.terms}
    </Link>
  )
  const privacy = (
    <Link to="/privacy" target="_blank" className="link">
      {words.privacy}
    </Link>
  )
  return <Sentence parts={words.accept<ReactNode>(terms, privacy)} />
}
