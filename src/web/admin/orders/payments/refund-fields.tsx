import type { RefundForm, StaffOrder } from '#contract/orders/admin-types.ts'
import { isGatewayPayment } from '#domain/payment.ts'
import { refundMethods } from '#domain/payment-methods.ts'
import { SelectField, TextField } from '#web/ui/forms/field.tsx'
import { rupees } from '#web/ui/price.tsx'
import { adminOrders } from '#web/words/en/admin/orders.ts'
import { textIn } from '../../parts/forms/entry-dialog.tsx'
import { numberOf } from '../../products/inline-number.tsx'
import { moneyOf } from '../money-of.ts'

const words = adminOrders.refunds

type RefundFieldsProps = {
  order: StaffOrder
  /** Rupees that stand there at first. */
  amount: number
  errors: Record<string, string>
}

/** How much goes back, and how; what was not paid by the gateway cannot go back by it. */
export function RefundFields({ order, amount, errors }: RefundFieldsProps) {
  const paid = order.payments.filter(({ state }) => state === 'paid')
  const isSent = paid.some(({ settledReference }) => isGatewayPayment(settledReference))
  const offered = refundMethods.filter((method) => method !== 'razorpay' || isSent)
  const paidBy = isSent ? 'razorpay' : paid[0]?.method
  const usual = offered.find((method) => method === paidBy) ?? (paidBy === 'cod' ? 'cash' : 'upi')
  return (
    <>
      <TextField
        label={words.amount}
        name="amount"
        inputMode="decimal"
        autoComplete="off"
        defaultValue={amount}
        hint={words.amountHint(rupees(moneyOf(order).left))}
        error={errors['amount']}
      />
      <SelectField
        label={words.method}
        name="method"
        defaultValue={usual}
        hint={isSent ? words.byHand : undefined}
        error={errors['method']}
      >
        {offered.map((method) => (
          <option key={method} value={method}>
            {words.methods[method]}
          </option>
        ))}
      </SelectField>
      <TextField
        label={words.reference}
        name="reference"
        error={errors['reference']}
        isOptional
        autoComplete="off"
        maxLength={60}
      />
    </>
  )
}

type Refund = Pick<RefundForm, 'amount' | 'method'> & { reference: string }

/** What stands in them; null where the amount is none that can go back. */
export function refundIn(form: FormData, most: number): Refund | null {
  const amount = numberOf(textIn(form, 'amount'), 2, most)
  const method = refundMethods.find((one) => one === textIn(form, 'method'))
  if (amount === null || amount < 1 || !method) return null
  return { amount, method, reference: textIn(form, 'reference') }
}
