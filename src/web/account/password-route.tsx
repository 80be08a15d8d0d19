import { type ActionFunctionArgs, type MetaArgs, useActionData } from 'react-router'
import type { Account, PasswordChanged } from '#contract/accounts/types.ts'
import { pathIn } from '#domain/language.ts'
import { account as english } from '#web/words/en/account.ts'
import { signIn } from '#web/words/en/sign-in.ts'
import { useLanguage, useWords } from '#web/words/words.ts'
import { wordsFor } from '../loading.ts'
import { PreparedPage } from '../rendering/prepared-boundary.tsx'
import type { Outcome } from '../sign-in/deed.ts'
import { FormDone } from '../sign-in/form-done.tsx'
import { nextPath, wayOn } from '../sign-in/next-path.ts'
import { PasswordField } from '../sign-in/password-field.tsx'
import { useNext } from '../sign-in/use-next.ts'
import { Button, LinkButton } from '../ui/button.tsx'
import { CheckField } from '../ui/forms/field.tsx'
import { RefusedNote } from '../ui/forms/refused-note.tsx'
import { loadersOf, queryForAccount, useAccount, useRefresh } from './account-calls.ts'
import { AccountFrame } from './account-frame.tsx'
import { accountHead } from './account-head.ts'
import { answerOwnForm } from './answer-own-form.ts'
import { passwordDeed, shortestPassword } from './password-deed.ts'
import { useOwnDeed } from './use-own-deed.ts'

const path = '/account/password'
const loaders = loadersOf(path)
export const loader = loaders.loader
export const clientLoader = loaders.clientLoader

export function action(asked: ActionFunctionArgs) {
  const next = nextPath(new URL(asked.request.url).search)
  const goOn = next === null ? undefined : () => next
  const words = {
    account: wordsFor(asked.context, 'account', english),
    signIn: wordsFor(asked.context, 'signIn', signIn),
  }
  return answerOwnForm(passwordDeed(words), asked, goOn)
}

export const meta = ({ matches }: MetaArgs) =>
  accountHead(matches, (words) => words.password.title, path)

export default function PasswordRoute() {
  return (
    <PreparedPage>
      <Password />
    </PreparedPage>
  )
}

function Password() {
  const words = useWords('account', english).password
  const person = useAccount()
  if (!person) return null
  const wanted = person.isAdmin ? words.newAtWork : words.given
  const text = person.mustChangePassword ? wanted : words.text
  return (
    <AccountFrame title={words.title} text={text}>
      <PasswordForm person={person} />
    </AccountFrame>
  )
}

/** Whoever has to choose a new one goes on to where they were going. */
function PasswordForm({ person }: { person: Account }) {
  const words = { account: useWords('account', english), signIn: useWords('signIn', signIn) }
  const own = words.account.password
  const given = useActionData<Outcome<PasswordChanged>>()
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
