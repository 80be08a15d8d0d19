import { type ActionFunctionArgs, type MetaArgs, redirect, useActionData } from 'react-router'
import { account as english } from '#web/words/en/account.ts'
import { signIn } from '#web/words/en/sign-in.ts'
import { wordsFor } from '../../loading.ts'
import { PreparedPage } from '../../rendering/prepared-boundary.tsx'
import { loadersOf } from '../account-calls.ts'
import { AccountFrame } from '../account-frame.tsx'
import { accountHead } from '../account-head.ts'
import { mayHaveSecondFactor } from '../sections.ts'
import { answerTwoStep, type TwoStepOutcome } from './answer-two-step.ts'
import { TwoStep } from './two-step.tsx'

const path = '/account/two-step'
const loaders = loadersOf(path, async (_cache, person) => {
  if (!mayHaveSecondFactor(person)) throw redirect('/account')
})
export const loader = loaders.loader
export const clientLoader = loaders.clientLoader

export const action = (asked: ActionFunctionArgs) =>
  answerTwoStep(asked, {
    account: wordsFor(asked.context, 'account', english),
    signIn: wordsFor(asked.context, 'signIn', signIn),
  })

export const meta = ({ matches }: MetaArgs) =>
  accountHead(matches, (words) => words.twoStep.title, path)

export default function TwoStepRoute() {
  const given = useActionData<TwoStepOutcome>()
  return (
    <PreparedPage>
      <TwoStep given={given} frame={(parts) => <AccountFrame {...parts} />} />
    </PreparedPage>
  )
}
