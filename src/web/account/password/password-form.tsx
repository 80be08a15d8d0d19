import type { Account, PasswordChanged } from '#contract/accounts/types.ts'
import { pathIn } from '#domain/language.ts'
import { account as english } from '#web/words/en/account.ts'
import { signIn } from '#web/words/en/sign-in.ts'
import { useLanguage, useWords } from '#web/words/words.ts'
import type { Outcome } from '../../sign-in/deed.ts'
import { FormDone } from '../../sign-in/form-done.tsx'
import { wayOn } from '../../sign-in/next-path.ts'
import { PasswordField } from '../../sign-in/password-field.tsx'
import { useNext } from '../../sign-in/use-next.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { CheckField } from '../../ui/forms/field.tsx'
import { RefusedNote } from '../../ui/forms/refused-note.tsx'
import { queryForAccount, useRefresh } from '../account-calls.ts'
import { useOwnDeed } from '../use-own-deed.ts'
import { passwordDeed, shortestPassword } from './password-deed.ts'

type PasswordFormProps = { person: Account; given: Outcome<PasswordChanged> | undefined }

/** Whoever has to choose a new one goes on to where they were going. */
export function PasswordForm({ person, given }: PasswordFormProps) {
  const words = { account: useWords('account', english), signIn: useWords('signIn', signIn) }
  const own = words.account.password
  const language = useLanguage()
  const next = useNext()
  const refresh = useRefresh()
  const { mustChangePassword, isAdmin } = person
  const { form, refused, errors, answer, isBusy } = useOwnDeed(passwordDeed(words, isAdmin), {
    given,
    isLeaving: mustChangePassword,
    onDone: () =>
      mustChangePassword
        ? location.assign(pathIn(language, wayOn({ isAdmin, mustChangePassword: false }, next)))
        : refresh(queryForAccount()),
  })
  if (answer && !isBusy) return <Changed ended={answer.endedTokens} next={next} />
  return (
    <form {...form} className="grid max-w-md gap-5">
      <RefusedNote title={own.failed} refused={refused} />
      {/* For password managers: whose password it is. */}
      <input type="text" autoComplete="username" defaultValue={person.username} readOnly hidden />
      <PasswordFields person={person} errors={errors} />
      <Button type="submit" isBusy={isBusy} className="justify-self-start">
        {isBusy ? own.submitting : own.submit}
      </Button>
    </form>
  )
}

function Changed({ ended, next }: { ended: number | undefined; next: string | null }) {
  const words = useWords('account', english).password
  const { tokensEnded } = useWords('signIn', signIn).reset
  return (
    <FormDone title={words.changed}>
      <p>{words.changedText}</p>
      {ended !== undefined && <p>{tokensEnded(ended)}</p>}
      {next && (
        <LinkButton to={next} isDocument size="sm" className="mt-3">
          {words.goOn}
        </LinkButton>
      )}
    </FormDone>
  )
}

type PasswordFieldsProps = { person: Account; errors: Record<string, string> }

function PasswordFields({ person, errors }: PasswordFieldsProps) {
  const words = useWords('account', english).password
  return (
    <>
      <PasswordField
        label={words.current}
        name="currentPassword"
        autoComplete="current-password"
        error={errors['currentPassword']}
      />
      <PasswordField
        label={words.password}
        hint={words.hint(shortestPassword(person.isAdmin))}
        name="newPassword"
        autoComplete="new-password"
        error={errors['newPassword']}
      />
      <PasswordField
        label={words.confirmPassword}
        name="confirmPassword"
        autoComplete="new-password"
        error={errors['confirmPassword']}
      />
      {person.apiTokens ? (
        <CheckField name="endsTokens" value="true" label={words.endTokens(person.apiTokens)} />
      ) : null}
    </>
  )
}
