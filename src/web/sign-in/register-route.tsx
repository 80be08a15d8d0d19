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
import { LinkButton } from '../ui/button.tsx'
import { answerForm } from './answer-form.ts'
import type { Outcome } from './deed.ts'
import { nextPath, withNext } from './next-path.ts'
import { registerDeed } from './register-deed.ts'
import { RegisterForm } from './register-form.tsx'
import { SignInFrame } from './sign-in-frame.tsx'
import { useFreshReturn } from './use-fresh-return.ts'
import { useNext } from './use-next.ts'
import { sendOnSignedIn } from './visitor-of.ts'

/** A signed-in user is redirected to / (spec §2 Registration), or on to where they were going. */
export const loader = (asked: LoaderFunctionArgs) =>
  sendOnSignedIn(asked, (_user, next) => next ?? '/')

/** The form where scripts are off. */
export function action(asked: ActionFunctionArgs) {
  const words = wordsFor(asked.context, 'signIn', english)
  const next = nextPath(new URL(asked.request.url).search)
  return answerForm(registerDeed(words.register), asked, () => next ?? '/')
}

export function meta({ matches }: MetaArgs) {
  const { title, text: description } = wordsOf(matches, 'signIn', english).register
  return headOf({ ...shopOf(matches), title, description, path: '/register', isHidden: true })
}

export default function RegisterRoute() {
  const { register: words, byCode } = useWords('signIn', english)
  const given = useActionData<Outcome<User>>()
  const next = useNext()
  useFreshReturn()
  return (
    <SignInFrame
      title={words.heading}
      text={words.text}
      below={
        <div className="grid gap-4">
          <LinkButton to={withNext('/login/code', next)} look="quiet" isWide>
            {byCode.offerNew}
          </LinkButton>
          <p>
            {words.haveAccount}{' '}
            <Link to={withNext('/login', next)} className="link font-medium">
              {words.login}
            </Link>
          </p>
        </div>
      }
    >
      <RegisterForm words={words} given={given} next={next} />
    </SignInFrame>
  )
}
