import type { Order, OrderLine } from '#contract/orders/types.ts'
import type { ReturnForm } from '#contract/returns/types.ts'
import { returnReasons, returnWishes } from '#domain/return.ts'

/** What the form calls store credit instead of money. */
export const creditWish = 'store-credit'

export type TypedReturn = Omit<ReturnForm, 'token'>

/** What a return form says; what was not chosen is the shop's to complain about. */
export function returnIn(form: FormData): TypedReturn {
  const chosen = form.getAll('line').map(Number)
  const isCredit = form.get('wish') === creditWish
  return {
    wish: isCredit ? 'return' : pick(returnWishes, form.get('wish')),
    isCredit,
    reason: pick(returnReasons, form.get('reason')),
    words: String(form.get('words') ?? ''),
    upiId: String(form.get('upiId') ?? ''),
    accountNumber: String(form.get('accountNumber') ?? ''),
    ifsc: String(form.get('ifsc') ?? ''),
    accountName: String(form.get('accountName') ?? ''),
    lines: chosen.map((lineId) => ({
      lineId,
      quantity: Number(form.get(`quantity.${lineId}`) ?? 1),
    })),
  }
}

const pick = <T extends string>(choices: readonly T[], given: FormDataEntryValue | null) =>
  choices.find((one) => one === given) ?? ('' as T) // The shop answers what to choose.

/** What of an order's refunds became store credit that its buyer chose; rupees. */
export const creditIssued = (returns: Order['returns'] = []) =>
  returns.reduce((sum, { credit }) => sum + (credit?.issued ?? 0), 0)

/** The lines of which something can still be sent back, with how much of it. */
export function returnableLines({ lines, returns }: Order): (OrderLine & { left: number })[] {
  const taken = new Map<number, number>()
  for (const { lines } of returns.filter(({ state }) => state !== 'refused')) {
    for (const { lineId, quantity } of lines) taken.set(lineId, (taken.get(lineId) ?? 0) + quantity)
  }
  return lines
    .map((line) => ({ ...line, left: line.quantity - (taken.get(line.id) ?? 0) }))
    .filter(({ left }) => left > 0)
}
