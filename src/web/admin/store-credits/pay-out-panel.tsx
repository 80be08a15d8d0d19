import type { SubmitEvent } from 'react'
import { listStoreCredits, payOutCredit } from '#contract/store-credits/admin-calls.ts'
import type { StaffStoreCredit } from '#contract/store-credits/types.ts'
import { payOutMethods } from '#domain/payment-methods.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField, TextField } from '#web/ui/forms/field.tsx'
import { exactRupees } from '#web/ui/price.tsx'
import { adminOrders } from '#web/words/en/admin/orders.ts'
import { adminStoreCredits } from '#web/words/en/admin/store-credits.ts'
import { textIn } from '../parts/forms/entry-dialog.tsx'
import { numberOf } from '../parts/forms/number-of.ts'
import { useEntry } from '../parts/forms/use-entry.ts'
import { Panel } from '../parts/panel.tsx'

const words = adminStoreCredits.payOut

type PayOutPanelProps = { credit: StaffStoreCredit }

/** Notes what staff have paid out of a credit. */
export function PayOutPanel({ credit }: PayOutPanelProps) {
  const { balance } = credit
  const { submit, isSaving, errors } = usePayOut(credit)
  return (
    <Panel title={words.title}>
      <form noValidate className="flex flex-col gap-4" onSubmit={submit}>
        <TextField
          label={words.amount}
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          defaultValue={balance}
          hint={words.most(exactRupees(balance))}
          error={errors['amount']}
        />
        <SelectField label={words.method} name="method" hint={words.hint} error={errors['method']}>
          {payOutMethods.map((method) => (
            <option key={method} value={method}>
              {adminOrders.refunds.methods[method]}
            </option>
          ))}
        </SelectField>
        <TextField
          label={words.reference}
          name="reference"
          isOptional
          autoComplete="off"
          maxLength={60}
          error={errors['reference']}
        />
        <Button type="submit" isBusy={isSaving} className="self-start">
          {isSaving ? words.sending : words.send}
        </Button>
      </form>
    </Panel>
  )
}

function usePayOut({ id, balance }: StaffStoreCredit) {
  const refreshes = [listStoreCredits.path]
  const { enter, refuse, isSaving, errors } = useEntry(payOutCredit, { ...words, refreshes })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const amount = numberOf(textIn(form, 'amount'), 2, balance)
    const method = payOutMethods.find((one) => one === textIn(form, 'method'))
    if (amount === null || amount <= 0 || !method) {
      return refuse({ amount: words.bad(exactRupees(balance)) })
    }
    const reference = textIn(form, 'reference')
    void enter({ id, amount, method, reference, seenBalance: balance })
  }
  return { submit, isSaving, errors }
}
