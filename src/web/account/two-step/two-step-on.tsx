import type { ReactNode } from 'react'
import { account as english } from '#web/words/en/account.ts'
import { signIn } from '#web/words/en/sign-in.ts'
import { useWords } from '#web/words/words.ts'
import type { Deed, Outcome } from '../../sign-in/deed.ts'
import { PasswordField } from '../../sign-in/password-field.tsx'
import { Accordion } from '../../ui/accordion.tsx'
import { Button, type ButtonLook } from '../../ui/button.tsx'
import { RefusedNote } from '../../ui/forms/refused-note.tsx'
import { ShieldIcon } from '../../ui/page-icons.tsx'
import { toast } from '../../ui/toast/toast.ts'
import { queryForAccount, useRefresh } from '../account-calls.ts'
import { useOwnDeed } from '../use-own-deed.ts'
import type { TwoStepOutcome } from './answer-two-step.ts'
import { CodeField } from './code-field.tsx'
import { twoStepDeeds } from './two-step-deeds.ts'

type TwoStepOnProps = {
  codesLeft: number
  given: TwoStepOutcome | undefined
  onCodes: (codes: string[]) => void
}

/** That it is on, how many codes are left, and the two things that can be done about it. */
export function TwoStepOn({ codesLeft, given, onCodes }: TwoStepOnProps) {
  const words = { account: useWords('account', english), signIn: useWords('signIn', signIn) }
  const { twoStep } = words.account
  const onDisabled = useDisabled()
  const deeds = twoStepDeeds(words)
  const renewed = given?.deed === 'renew' ? given.outcome : undefined
  const disabled = given?.deed === 'disable' ? given.outcome : undefined
  return (
    <>
      <IsOn codesLeft={codesLeft} />
      <div className="mt-5 border-t border-line">
        <Accordion title={twoStep.renew} isOpen={renewed !== undefined}>
          <ProofForm
            name="renew"
            deed={deeds.renew}
            given={renewed}
            onDone={({ recoveryCodes }) => onCodes(recoveryCodes)}
            labels={{ idle: twoStep.renewSubmit, busy: twoStep.renewing }}
          >
            {twoStep.renewText}
          </ProofForm>
        </Accordion>
        <Accordion title={twoStep.disable} isOpen={disabled !== undefined}>
          <ProofForm
            name="disable"
            look="danger"
            deed={deeds.disable}
            given={disabled}
            onDone={onDisabled}
            labels={{ idle: twoStep.disableSubmit, busy: twoStep.disabling }}
          >
            {twoStep.disableText}
          </ProofForm>
        </Accordion>
      </div>
    </>
  )
}

function useDisabled() {
  const words = useWords('account', english).twoStep
  const refresh = useRefresh()
  return async () => {
    toast({ tone: 'success', title: words.disabled })
    await refresh(queryForAccount())
  }
}

function IsOn({ codesLeft }: { codesLeft: number }) {
  const words = useWords('account', english).twoStep
  return (
    <p className="flex items-start gap-3">
      <ShieldIcon className="size-6 text-leaf" />
      <span>
        <strong className="font-medium">{words.isOn}</strong> {words.left(codesLeft)}
      </span>
    </p>
  )
}

type ProofFormProps<Answer> = {
  name: 'renew' | 'disable'
  look?: ButtonLook
  deed: Deed<Answer>
  given: Outcome<Answer> | undefined
  onDone: (answer: Answer) => unknown
  labels: { idle: string; busy: string }
  children: ReactNode
}

/** Password and code together, before anything about the second factor changes. */
function ProofForm<Answer>({ name, look, deed, given, onDone, ...rest }: ProofFormProps<Answer>) {
  const words = useWords('account', english).twoStep
  const { form, refused, errors, isBusy } = useOwnDeed(deed, { given, onDone })
  return (
    <form {...form} className="grid max-w-md gap-5 text-ink">
      <p>{rest.children}</p>
      <RefusedNote title={words.failed} refused={refused} />
      <input type="hidden" name="deed" value={name} />
      <PasswordField
        label={words.password}
        name="password"
        autoComplete="current-password"
        error={errors['password']}
      />
      <CodeField error={errors['code']} />
      <Button type="submit" {...(look && { look })} isBusy={isBusy} className="justify-self-start">
        {isBusy ? rest.labels.busy : rest.labels.idle}
      </Button>
    </form>
  )
}
