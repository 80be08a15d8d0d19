import type { CreditSpending } from '#contract/store-credits/types.ts'

/** What a form of the cart says of a store credit; no amount is as much as the cart takes. */
export function creditSpendingIn(form: FormData): CreditSpending {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const amount = text('amount').replace(/[₹,\s]/g, '')
  const { code, secret } = { code: text('code'), secret: text('secret') }
  // What is no number reaches the shop as none, and is refused there.
  return { code, secret, ...(amount !== '' && { amount: Number(amount) }) }
}
