import { useEffect, useRef } from 'react'
import type { User } from '#contract/accounts/types.ts'
import { pathIn } from '#domain/language.ts'
import { Link } from '#web/ui/link.tsx'
import type { signIn } from '#web/words/en/sign-in.ts'
import { useLanguage } from '#web/words/words.ts'
import { Button } from '../ui/button.tsx'
import { CheckField, TextField } from '../ui/forms/field.tsx'
import { RefusedNote } from '../ui/forms/refused-note.tsx'
import type { Outcome, Refused } from './deed.ts'
import { loginDeed } from './login-deed.ts'
import { wayOn } from './next-path.ts'
import { PasswordField } from './password-field.tsx'
import { useDeed } from './use-deed.ts'
import { UsernameField } from './username-field.tsx'

type LoginFormProps = {
  words: typeof signIn.login
  given: Outcome<User> | undefined
  next: string | null
  /** Whether the shop wants the second factor now. */
  isSecondStep: boolean
  onSecondStep: (isWanted: boolean) => void
}

export const wantsCode = (refused: Refused | undefined) =>
  refused !== undefined && (refused.code === 'second_factor_required' || 'code' in refused.typed)

/** Name and password; then, for whoever has a second factor, its code, with the rest kept out of sight. */
export function LoginForm(props: LoginFormProps) {
  const { words, given, isSecondStep } = props
  const { form, refused, errors, typed, isBusy, startOver } = useLogin(props)
  // A page that came back without scripts holds no password: it has to be typed once more.
  const isKept = isSecondStep && given === undefined && refused?.code === 'second_factor_required'
  const isNewStep = isSecondStep && refused !== undefined && !('code' in refused.typed)
  return (
    <form {...form} className="grid gap-5">
      {refused?.reason && !isNewStep && <RefusedNote title={words.failed} refused={refused} />}
      <div className="grid gap-5" hidden={isKept}>
        <NameAndPassword
          words={words}
          typed={typed}
          errors={errors}
          isAskedAgain={isSecondStep && !isKept}
        />
      </div>
      {isSecondStep && (
        <CodeField words={words.secondStep} error={isNewStep ? undefined : errors['code']} />
      )}
      <Button type="submit" size="lg" isWide isBusy={isBusy}>
        {isBusy ? words.submitting : words.submit}
      </Button>
      {isKept && <StartOver label={words.secondStep.startOver} onPress={startOver} />}
    </form>
  )
}

function useLogin({ words, given, next, onSecondStep }: LoginFormProps) {
  const language = useLanguage()
  const { restart, ...deed } = useDeed(loginDeed(words), {
    given,
    isLeaving: true,
    onDone: (user) => location.assign(pathIn(language, wayOn(user, next))),
    onRefused: (why) => onSecondStep(wantsCode(why)),
  })
  const startOver = () => {
    restart()
    onSecondStep(false)
  }
  return { ...deed, startOver }
}

type NameAndPasswordProps = {
  words: typeof signIn.login
  typed: Record<string, string>
  errors: Record<string, string>
  /** The second step came back without the password. */
  isAskedAgain: boolean
}

function NameAndPassword({ words, typed, errors, isAskedAgain }: NameAndPasswordProps) {
  return (
    <>
      <UsernameField
        label={words.username}
        // Browsers list passkeys beside the names that they know.
        autoComplete="username webauthn"
        hint={words.usernameHint}
        defaultValue={typed['username']}
        error={errors['username']}
      />
      <PasswordField
        label={words.password}
        name="password"
        autoComplete="current-password"
        {...(isAskedAgain && { hint: words.secondStep.passwordAgain })}
        error={errors['password']}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <CheckField
          label={words.remember}
          name="rememberMe"
          defaultChecked={typed['rememberMe'] !== undefined}
        />
        <Link to="/forgot-password" className="link reachable py-1.5">
          {words.forgot}
        </Link>
      </div>
    </>
  )
}

function StartOver({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <button type="button" className="link justify-self-center py-1" onClick={onPress}>
      {label}
    </button>
  )
}

type CodeFieldProps = { words: typeof signIn.login.secondStep; error: string | undefined }

/** Takes the focus when it appears. */
function CodeField({ words, error }: CodeFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  return (
    <TextField
      ref={input}
      label={words.code}
      hint={words.codeHint}
      name="code"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      required
      error={error}
    />
  )
}
