import { type ActionFunctionArgs, type MetaArgs, useActionData } from 'react-router'
import type { PasswordChanged } from '#contract/accounts/types.ts'
import { account as english } from '#web/words/en/account.ts'
import { signIn } from '#web/words/en/sign-in.ts'
import { useWords } from '#web/words/words.ts'
import { wordsFor } from '../../loading.ts'
import { PreparedPage } from '../../rendering/prepared-boundary.tsx'
import type { Outcome } from '../../sign-in/deed.ts'
import { nextPath } from '../../sign-in/next-path.ts'
import { loadersOf, useAccount } from '../account-calls.ts'
import { AccountFrame } from '../account-frame.tsx'
import { accountHead } from '../account-head.ts'
import { answerOwnForm } from '../answer-own-form.ts'
import { passwordDeed } from './password-deed.ts'
import { PasswordForm } from './password-form.tsx'

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
  const given = useActionData<Outcome<PasswordChanged>>()
  const person = useAccount()
  if (!person) return null
  const wanted = person.isAdmin ? words.newAtWork : words.given
  const text = person.mustChangePassword ? wanted : words.text
  return (
    <AccountFrame title={words.title} text={text}>
      <PasswordForm person={person} given={given} />
    </AccountFrame>
  )
}
