import { useState } from 'react'
import { type ActionFunctionArgs, type MetaArgs, redirect, useActionData } from 'react-router'
import { account as english } from '#web/words/en/account.ts'
import { signIn } from '#web/words/en/sign-in.ts'
import { useWords } from '#web/words/words.ts'
import { wordsFor } from '../../loading.ts'
import { PreparedPage } from '../../rendering/prepared-boundary.tsx'
import { loadersOf, queryForAccount, useAccount, useRefresh } from '../account-calls.ts'
import { AccountFrame } from '../account-frame.tsx'
import { accountHead } from '../account-head.ts'
import { mayHaveSecondFactor } from '../sections.ts'
import { answerTwoStep, type TwoStepOutcome } from './answer-two-step.ts'
import { RecoveryCodeList } from './recovery-code-list.tsx'
import { TwoStepOff } from './two-step-off.tsx'
import { TwoStepOn } from './two-step-on.tsx'

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
  return (
    <PreparedPage>
      <TwoStep />
    </PreparedPage>
  )
}

/** Off, on, or the new codes, which stay until they are said to be kept. */
function TwoStep() {
  const words = useWords('account', english).twoStep
  const given = useActionData<TwoStepOutcome>()
  const person = useAccount()
  const refresh = useRefresh()
  const [codes, setCodes] = useState(codesIn(given))
  if (!person) return null
  if (codes) {
    const finish = () => {
      setCodes(undefined)
      void refresh(queryForAccount())
    }
    return (
      <AccountFrame title={words.codes} text={words.codesText}>
        <RecoveryCodeList codes={codes} onKept={finish} />
      </AccountFrame>
    )
  }
  return (
    <AccountFrame title={words.title} text={person.hasSecondFactor ? '' : words.offText}>
      {person.hasSecondFactor ? (
        <TwoStepOn codesLeft={person.recoveryCodesLeft} given={given} onCodes={setCodes} />
      ) : (
        <TwoStepOff given={given} onCodes={setCodes} />
      )}
    </AccountFrame>
  )
}

function codesIn(given: TwoStepOutcome | undefined): string[] | undefined {
  if (given?.deed !== 'confirm' && given?.deed !== 'renew') return undefined
  return given.outcome.isDone ? given.outcome.answer.recoveryCodes : undefined
}
