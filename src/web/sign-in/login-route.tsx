import { useState } from 'react'
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
  useActionData,
} from 'react-router'
import type { User } from '#contract/accounts/types.ts'
import { Link } from '#web/ui/link.tsx'
import { signIn as english } from '#web/words/en/sign-in.ts'
import { useWords } from '#web/words/words.ts'
import { headOf } from '../head.ts'
import { wordsFor } from '../loading.ts'
import { shopOf, wordsOf } from '../prepared.ts'
import { useProfile } from '../surroundings.ts'
import { LinkButton } from '../ui/button.tsx'
import { answerForm } from './answer-form.ts'
import type { Outcome } from './deed.ts'
import { loginDeed } from './login-deed.ts'
import { LoginForm, wantsCode } from './login-form.tsx'
import { nextPath, wayOn, withNext } from './next-path.ts'
import { PasskeyButton } from './passkey/passkey-button.tsx'
import { SignInFrame } from './sign-in-frame.tsx'
import { useFreshReturn } from './use-fresh-return.ts'
import { useNext } from './use-next.ts'
import { sendOnSignedIn } from './visitor-of.ts'

export const loader = (asked: LoaderFunctionArgs) => sendOnSignedIn(asked, wayOn)

/** The form where scripts are off. */
export function action(asked: ActionFunctionArgs) {
  const words = wordsFor(asked.context, 'signIn', english)
  const next = nextPath(new URL(asked.request.url).search)
  return answerForm(loginDeed(words.login), asked, (user) => wayOn(user, next))
}

export function meta({ matches }: MetaArgs) {
  const { title, text: description } = wordsOf(matches, 'signIn', english).login
  return headOf({ ...shopOf(matches), title, description, path: '/login', isHidden: true })
}

export default function LoginRoute() {
  const { login: words } = useWords('signIn', english)
  const given = useActionData<Outcome<User>>()
  const [isSecondStep, setSecondStep] = useState(!given?.isDone && wantsCode(given?.refused))
  const next = useNext()
  useFreshReturn()
  const { heading, text } = isSecondStep ? words.secondStep : words
  return (
    <SignInFrame title={heading} text={text} below={!isSecondStep && <OtherWays next={next} />}>
      <LoginForm
        words={words}
        given={given}
        next={next}
        isSecondStep={isSecondStep}
        onSecondStep={setSecondStep}
      />
    </SignInFrame>
  )
}

/** Without the password, or without an account. */
function OtherWays({ next }: { next: string | null }) {
  const { login: words, byCode, byMobile } = useWords('signIn', english)
  const textCodes = useProfile()?.textCodes
  return (
    <div className="grid gap-4">
      <PasskeyButton next={next} />
      <LinkButton to={withNext('/login/code', next)} look="quiet" isWide>
        {byCode.offer}
      </LinkButton>
      {textCodes && (
        <LinkButton to={withNext('/login/mobile', next)} look="quiet" isWide>
          {byMobile.offer[textCodes]}
        </LinkButton>
      )}
      <p>
        {words.noAccount}{' '}
        <Link to={withNext('/register', next)} className="link font-medium">
          {words.register}
        </Link>
      </p>
    </div>
  )
}
