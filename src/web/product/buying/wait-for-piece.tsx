import { type SubmitEvent, useState } from 'react'
import { waitForPiece } from '#contract/holds/calls.ts'
import { policy } from '#domain/policy.ts'
import { product as english } from '#web/words/en/product.ts'
import { useLanguage, useWords } from '#web/words/words.ts'
import { ApiError, call } from '../../api.ts'
import { NoticeLink } from '../../privacy/notice-link.tsx'
import { FormDone } from '../../sign-in/form-done.tsx'
import { useProfile } from '../../surroundings.ts'
import { Button } from '../../ui/button.tsx'
import { EmailField } from '../../ui/forms/email-field.tsx'
import { useLeadToFault } from '../../ui/forms/lead-to-fault.ts'
import { ChevronDownIcon } from '../../ui/icon.tsx'

type WaitForPieceProps = {
  productId: number
  /** True when somebody else keeps it; false when it is sold. */
  isHeld: boolean
}

/** Queues up for a piece that cannot be had now: an email tells when it can. */
export function WaitForPiece({ productId, isHeld }: WaitForPieceProps) {
  const words = useWords('product', english).waiting
  const { offerHours = policy.hold.offerHours } = useProfile() ?? {}
  const { said, refusal, isBusy, form, submit } = useQueueing(productId)
  if (said) return <FormDone title={said} />
  return (
    <details className="group no-script:hidden border-y border-line">
      <summary className="flex min-h-13 items-center justify-between gap-4 font-medium hover:text-lac">
        {isHeld ? words.tellMeFree : words.tellMeBack}
        <ChevronDownIcon className="size-5 text-soft group-open:rotate-180" />
      </summary>
      <form ref={form} noValidate onSubmit={submit} className="grid gap-3 pb-5">
        <p className="text-sm text-soft">{words.text(offerHours)}</p>
        <div className="grid items-start gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
          <EmailField label={words.email} maxLength={254} error={refusal?.reason} />
          <Button
            type="submit"
            look="quiet"
            isBusy={isBusy}
            className="justify-self-start sm:mt-[1.975rem]"
          >
            {isBusy ? words.sending : words.send}
          </Button>
        </div>
        <NoticeLink purpose="back-in-stock" />
      </form>
    </details>
  )
}

function useQueueing(productId: number) {
  const { failed, queued } = useWords('product', english).waiting
  const language = useLanguage()
  const [said, setSaid] = useState<string>()
  const [refusal, setRefusal] = useState<{ reason: string }>()
  const [isBusy, setBusy] = useState(false)
  const form = useLeadToFault(refusal)
  const queue = async (email: string) => {
    setBusy(true)
    try {
      await call(waitForPiece, { productId, email, language })
      setSaid(queued)
    } catch (error) {
      setRefusal({ reason: error instanceof ApiError ? error.reason : failed })
    } finally {
      setBusy(false)
    }
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isBusy) void queue(String(new FormData(event.currentTarget).get('email')))
  }
  return { said, refusal, isBusy, form, submit }
}
