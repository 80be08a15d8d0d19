import { type SubmitEvent, useState } from 'react'
import { waitForPiece } from '#contract/holds/calls.ts'
import { policy } from '#domain/policy.ts'
import { product as english } from '#web/words/en/product.ts'
import { useLanguage, useWords } from '#web/words/words.ts'
import { ApiError, call } from '../../api.ts'
import { NoticeLink } from '../../privacy/notice-link.tsx'
import { useProfile } from '../../surroundings.ts'
import { Button } from '../../ui/button.tsx'
import { EmailField } from '../../ui/forms/email-field.tsx'
import { ChevronDownIcon } from '../../ui/icon.tsx'
import { Note } from '../../ui/note.tsx'

type WaitForPieceProps = {
  productId: number
  /** True when somebody else keeps it; false when it is sold. */
  isHeld: boolean
}

/** Queues up for a piece that cannot be had now: an email tells when it can. */
export function WaitForPiece({ productId, isHeld }: WaitForPieceProps) {
  const words = useWords('product', english).waiting
  const { offerHours = policy.hold.offerHours } = useProfile() ?? {}
  const { said, error, isBusy, submit } = useQueueing(productId)
  if (said) return <Note title={said} />
  return (
    <details className="group no-script:hidden border-y border-line">
      <summary className="flex min-h-13 items-center justify-between gap-4 font-medium hover:text-lac">
        {isHeld ? words.tellMeFree : words.tellMeBack}
        <ChevronDownIcon className="size-5 text-soft group-open:rotate-180" />
      </summary>
      <form noValidate onSubmit={submit} className="grid gap-3 pb-5">
        <p className="text-sm text-soft">{words.text(offerHours)}</p>
        <div className="grid items-start gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
          <EmailField label={words.email} maxLength={254} error={error} />
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
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const queue = async (email: string) => {
    setBusy(true)
    try {
      await call(waitForPiece, { productId, email, language })
      setSaid(queued)
    } catch (error) {
      setError(error instanceof ApiError ? error.reason : failed)
    } finally {
      setBusy(false)
    }
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isBusy) void queue(String(new FormData(event.currentTarget).get('email')))
  }
  return { said, error, isBusy, submit }
}
