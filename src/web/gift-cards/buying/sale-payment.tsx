import { useQueryClient } from '@tanstack/react-query'
import { useHref } from 'react-router'
import { claimCardTransfer, followCardSale } from '#contract/card-sales/calls.ts'
import type { CardSale } from '#contract/card-sales/types.ts'
import { orders as english } from '#web/words/en/orders.ts'
import { cardSales } from '#web/words/en/paying/card-sales.ts'
import { useWords } from '#web/words/words.ts'
import { type Refusal, textIn } from '../../acting.ts'
import { call } from '../../api.ts'
import { queryFor } from '../../cache.ts'
import { Fold } from '../../orders/fold.tsx'
import { UpiWays } from '../../orders/payment/upi-ways.tsx'
import { useSending } from '../../sending/use-sending.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/forms/field.tsx'
import { rupees } from '../../ui/price.tsx'
import { cardSalePath } from './typed-card.ts'

type SalePaymentProps = { sale: CardSale; secret: string; given: Refusal | undefined }

/** How to pay it by UPI, and where its buyer says what the bank calls the transfer. */
export function SalePayment({ sale, secret, given }: SalePaymentProps) {
  const { pay } = useWords('orders', english)
  const words = useWords('cardSales', cardSales)
  const { number, amount, upi, state } = sale
  const title = pay.title(rupees(amount))
  const ways = upi ? (
    <UpiWays upi={upi} reference={{ name: words.reference, shown: number }} amount={amount} />
  ) : (
    <p>{words.noWay}</p>
  )
  const form = <TransferForm number={number} secret={secret} given={given} />
  const box = 'grid gap-5 border border-line bg-card p-5 md:p-6'
  // Whoever has paid is not asked to pay again; the ways are there for a transfer that failed.
  if (state === 'claimed') {
    return (
      <section aria-labelledby="pay" className={box}>
        <h2 id="pay" className="text-xl">
          {pay.transfer.correct}
        </h2>
        {form}
        <Fold title={title}>{ways}</Fold>
      </section>
    )
  }
  return (
    <section aria-labelledby="pay" className={box}>
      <h2 id="pay" className="text-xl">
        {title}
      </h2>
      {ways}
      <div className="border-t border-line pt-5">
        <h3 className="font-sans font-medium">{pay.transfer.upiTitle}</h3>
        <div className="mt-3">{form}</div>
      </div>
    </section>
  )
}

type TransferFormProps = { number: string; secret: string; given: Refusal | undefined }

/** Says what the bank calls the transfer; a plain form until JavaScript takes it over. */
function TransferForm({ number, secret, given }: TransferFormProps) {
  const words = useWords('orders', english).pay.transfer
  const { refusal, isBusy, form, submit } = useClaiming({ number, secret }, given)
  return (
    <form
      ref={form}
      method="post"
      action={useHref(cardSalePath({ number, secret }))}
      noValidate
      onSubmit={submit}
      className="flex flex-wrap items-start gap-3"
    >
      <TextField
        label={words.upi}
        name="reference"
        inputMode="numeric"
        autoComplete="off"
        required
        maxLength={60}
        error={refusal?.fields['reference'] ?? refusal?.reason}
        className="min-w-0 flex-1 basis-60"
      />
      <Button type="submit" look="quiet" isBusy={isBusy} className="sm:mt-[1.975rem]">
        {isBusy ? words.sending : words.send}
      </Button>
    </form>
  )
}

function useClaiming(one: { number: string; secret: string }, given: Refusal | undefined) {
  const { failedText: lost } = useWords('cardSales', cardSales)
  const cache = useQueryClient()
  const send = async (typed: FormData) => {
    const told = await call(claimCardTransfer, { ...one, reference: textIn(typed, 'reference') })
    cache.setQueryData(queryFor(followCardSale, one).queryKey, told)
  }
  return useSending({ given, send, lost })
}
