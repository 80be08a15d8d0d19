import { useEffect, useRef } from 'react'
import type { RecoveryCodes } from '#contract/accounts/types.ts'
import { account as english } from '#web/words/en/account.ts'
import { signIn } from '#web/words/en/sign-in.ts'
import { useWords } from '#web/words/words.ts'
import type { Outcome } from '../../sign-in/deed.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/forms/field.tsx'
import { RefusedNote } from '../../ui/forms/refused-note.tsx'
import { useOwnDeed } from '../use-own-deed.ts'
import { type Begun, twoStepDeeds } from './two-step-deeds.ts'

type EnrolFormProps = {
  begun: Begun
  given: Outcome<RecoveryCodes> | undefined
  onCodes: (codes: string[]) => void
}

/** The code to scan, the key to type instead, and the field that proves that the app has it. */
export function EnrolForm({ begun, given, onCodes }: EnrolFormProps) {
  const words = { account: useWords('account', english), signIn: useWords('signIn', signIn) }
  const { twoStep } = words.account
  const { form, refused, errors, isBusy } = useOwnDeed(twoStepDeeds(words).confirm, {
    given,
    onDone: ({ recoveryCodes }) => onCodes(recoveryCodes),
  })
  return (
    <form {...form} className="grid gap-5">
      <Heading />
      <Secret begun={begun} />
      <RefusedNote title={twoStep.failed} refused={refused} />
      <input type="hidden" name="deed" value="confirm" />
      <input type="hidden" name="secret" value={begun.secret} />
      <input type="hidden" name="address" value={begun.address} />
      <TextField
        label={twoStep.code}
        hint={twoStep.codeHint}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        className="max-w-xs"
        error={errors['code']}
      />
      <Button type="submit" isBusy={isBusy} className="justify-self-start">
        {isBusy ? twoStep.confirming : twoStep.confirm}
      </Button>
    </form>
  )
}

/** Takes the focus when it appears. */
function Heading() {
  const words = useWords('account', english).twoStep
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div>
      <h2 ref={heading} tabIndex={-1} className="text-lg outline-none">
        {words.scan}
      </h2>
      <p className="mt-1 text-soft">{words.scanText}</p>
    </div>
  )
}

/** To scan, or to type instead. */
function Secret({ begun }: { begun: Begun }) {
  const words = useWords('account', english).twoStep
  return (
    <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
      <QrCode begun={begun} label={words.qr} />
      <div className="min-w-0">
        <p className="text-soft">{words.secret}</p>
        <code className="font-sans break-all tabular-nums">{inFours(begun.secret)}</code>
      </div>
    </div>
  )
}

/** Black on white in the dark too: cameras want it so. */
function QrCode({ begun: { qr }, label }: { begun: Begun; label: string }) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${qr.size} ${qr.size}`}
      shapeRendering="crispEdges"
      className="size-52 border border-line"
    >
      <rect width={qr.size} height={qr.size} fill="#fff" />
      <path d={qr.d} fill="#000" />
    </svg>
  )
}

const inFours = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ')
