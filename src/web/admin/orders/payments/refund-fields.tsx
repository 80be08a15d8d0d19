import type { RefundForm, StaffOrder } from '#contract/orders/admin-types.ts'
import { isGatewayPayment } from '#domain/payment.ts'
import {
  isSentBack,
  type RefundMethod,
  refundMethods,
  usualRefund,
} from '#domain/payment-methods.ts'
import { SelectField, TextField } from '#web/ui/forms/field.tsx'
import { rupees } from '#web/ui/price.tsx'
import { adminOrders } from '#web/words/en/admin/orders.ts'
import { entryField, textIn } from '../../parts/forms/entry-dialog.tsx'
import { numberOf } from '../../parts/forms/number-of.ts'
import { moneyOf } from '../money-of.ts'

const words = adminOrders.refunds

type RefundFieldsProps = {
  order: StaffOrder
  /** Rupees that stand there at first. */
  amount: number
  errors: Record<string, string>
  /** Of a return whose buyer chose store credit. */
  isCreditChosen?: boolean
}

/** How much goes back, and how; what was not paid by the gateway cannot go back by it. */
export function RefundFields({ order, amount, errors, isCreditChosen }: RefundFieldsProps) {
  const { offered, usual, isSent } = waysBack(order, isCreditChosen === true)
  const field = entryField(errors)
  return (
    <>
      <TextField
        {...field('amount', words.amount)}
        inputMode="decimal"
        autoComplete="off"
        defaultValue={amount}
        hint={words.amountHint(rupees(moneyOf(order).left))}
      />
      <SelectField
        {...field('method', words.method)}
        defaultValue={usual}
        hint={isSent ? words.byHand : undefined}
      >
        {offered.map((method) => (
          <option key={method} value={method}>
            {words.methods[method]}
          </option>
        ))}
      </SelectField>
      <TextField
        {...field('reference', words.reference)}
        isOptional
        autoComplete="off"
        maxLength={60}
      />
    </>
  )
}

/** The ways by which money can go back, and the one by which it came; what paid an exchange was no credit that a buyer chose. */
function waysBack(
  { payments, storeCredit = 0, giftCard = 0, exchangeOf, paymentMethod }: StaffOrder,
  isCreditChosen: boolean,
) {
  const paid = payments.filter(({ state }) => state === 'paid')
  const isSent = paid.some(({ settledReference }) => isGatewayPayment(settledReference))
  const isPaidByCredit = storeCredit > 0 && !exchangeOf
  const isCredit = isCreditChosen || isPaidByCredit
  const offered = refundMethods.filter((method) => {
    if (method === 'gift_card') return giftCard > 0
    return method === 'store_credit' ? isCredit : !isSentBack(method) || isSent
  })
  const usual = (): RefundMethod | undefined => {
    if (isCreditChosen) return 'store_credit'
    if (paid.length === 0 && giftCard > 0) return 'gift_card'
    if (paid.length === 0 && isPaidByCredit) return 'store_credit'
    return usualRefund(offered, paid[0]?.method ?? paymentMethod)
  }
  return { offered, usual: usual(), isSent }
}

type Refund = Pick<RefundForm, 'amount' | 'method'> & { reference: string }

/** What stands in them; null where the amount is none that can go back. */
export function refundIn(form: FormData, most: number): Refund | null {
  const amount = numberOf(textIn(form, 'amount'), 2, most)
  const method = refundMethods.find((one) => one === textIn(form, 'method'))
  if (amount === null || amount < 1 || !method) return null
  return { amount, method, reference: textIn(form, 'reference') }
}
