import { type ReactNode, useState } from 'react'
import { account as english } from '#web/words/en/account.ts'
import { useWords } from '#web/words/words.ts'
import { queryForAccount, useAccount, useRefresh } from '../account-calls.ts'
import type { TwoStepOutcome } from './answer-two-step.ts'
import { RecoveryCodeList } from './recovery-code-list.tsx'
import { TwoStepOff } from './two-step-off.tsx'
import { TwoStepOn } from './two-step-on.tsx'

type TwoStepProps = {
  given: TwoStepOutcome | undefined
  /** What stands around it, with its title and what there is to say first. */
  frame: (parts: { title: string; text: string; children: ReactNode }) => ReactNode
}

/** Off, on, or the new codes, which stay until they are said to be kept. */
export function TwoStep({ given, frame }: TwoStepProps) {
  const words = useWords('account', english).twoStep
  const person = useAccount()
  const refresh = useRefresh()
  const [codes, setCodes] = useState(codesIn(given))
  if (!person) return null
  if (codes) {
    const finish = () => {
      setCodes(undefined)
      void refresh(queryForAccount())
    }
    return frame({
      title: words.codes,
      text: words.codesText,
      children: <RecoveryCodeList codes={codes} onKept={finish} />,
    })
  }
  return frame({
    title: words.title,
    text: person.hasSecondFactor ? '' : words.offText,
    children: person.hasSecondFactor ? (
      <TwoStepOn codesLeft={person.recoveryCodesLeft} given={given} onCodes={setCodes} />
    ) : (
      <TwoStepOff given={given} onCodes={setCodes} />
    ),
  })
}

function codesIn(given: TwoStepOutcome | undefined): string[] | undefined {
  if (given?.deed !== 'confirm' && given?.deed !== 'renew') return undefined
  return given.outcome.isDone ? given.outcome.answer.recoveryCodes : undefined
}
