import { useHref, useNavigate } from 'react-router'
import { orderGiftCard } from '#contract/card-sales/calls.ts'
import type { CardOffer } from '#contract/card-sales/types.ts'
import { cardSales as english } from '#web/words/en/paying/card-sales.ts'
import { useWords } from '#web/words/words.ts'
import { callUnderOneKey } from '../../sending/one-key.ts'
import { useSending } from '../../sending/use-sending.ts'
import { Button } from '../../ui/button.tsx'
import { FaultSummary } from '../../ui/forms/fault-summary.tsx'
import { AmountFields, type FieldsProps, GiftFields, YourFields } from './buy-fields.tsx'
import { cardOrderIn, cardSalePath, type Ordered } from './typed-card.ts'

type BuyFormProps = { offer: CardOffer; given: Ordered | undefined }

/** Orders a gift card; a plain form that the server answers until JavaScript takes it over. */
export function BuyForm({ offer, given }: BuyFormProps) {
  const words = useWords('cardSales', english)
  const { refusal, isBusy, form, submit } = useOrdering(given)
  const fields: FieldsProps = { typed: given?.typed, errors: refusal?.fields ?? {} }
  return (
    <form
      ref={form}
      action={useHref('/gift-card/buy')}
      method="post"
      noValidate
      onSubmit={submit}
      className="grid max-w-xl gap-8"
    >
      {refusal && (
        <FaultSummary title={words.failed} refusal={refusal} form="card" labels={labelsOf(words)} />
      )}
      <AmountFields {...fields} offer={offer} />
      <YourFields {...fields} />
      <GiftFields {...fields} offer={offer} />
      <input name="website" tabIndex={-1} autoComplete="off" aria-hidden="true" hidden />
      <div className="grid gap-4">
        <p className="text-sm text-soft">{words.terms(offer.months, offer.refundDays)}</p>
        <Button type="submit" size="lg" isBusy={isBusy} className="justify-self-start">
          {isBusy ? words.ordering : words.order}
        </Button>
      </div>
    </form>
  )
}

/** In the order of the page. */
const labelsOf = ({
  amount,
  name,
  email,
  recipientName,
  recipientEmail,
  ...more
}: typeof english) => ({
  ...{ amount, name, email, recipientName, recipientEmail },
  ...{ message: more.message, language: more.language, sendOn: more.sendOn },
})

function useOrdering(given: Ordered | undefined) {
  const words = useWords('cardSales', english)
  const navigate = useNavigate()
  const send = async (typed: FormData) =>
    navigate(cardSalePath(await callUnderOneKey(orderGiftCard, cardOrderIn(typed))))
  return useSending({ given: given?.refusal, send, lost: words.failedText })
}
