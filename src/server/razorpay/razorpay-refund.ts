import { z } from 'zod'
import type { RazorpayConfig } from '../platform/config.ts'
import { type Answer, callRazorpay } from './call-razorpay.ts'

export type RefundInput = {
  /** The gateway's payment that the money goes back to. */
  paymentId: string
  amountPaise: number
  /** Kept with the refund: the gateway pays once for one key. */
  key: string
}

/** What the gateway says: it pays, it will not, or nobody can tell. */
export type RefundOutcome =
  | { kind: 'done'; id: string }
  | { kind: 'refused'; why: string | null }
  /** `cause`, where it was not reached, is for the log. */
  | { kind: 'unsure'; cause?: unknown }

const Refund = z.object({
  id: z.string(),
  amount: z.int(),
  receipt: z.string().nullish(),
  status: z.string().nullish(),
})
type Refund = z.infer<typeof Refund>
const Refunds = z.object({ items: z.array(Refund) })
const Refusal = z.object({
  error: z.object({ code: z.literal('BAD_REQUEST_ERROR'), description: z.string().default('') }),
})

const mostListed = 100

/**
 * Makes a refund, or finds what became of it when it was asked for before; may be repeated with the same input. Only
 * the gateway's own word is taken for a refusal: silence, and anything that cannot be read, is 'unsure'.
 */
export async function refundAtRazorpay(
  config: RazorpayConfig,
  input: RefundInput,
): Promise<RefundOutcome> {
  try {
    const known = await find(config, input)
    if (known) return outcomeOf(known)
    const path = `/v1/payments/${encodeURIComponent(input.paymentId)}/refund`
    const body = { amount: input.amountPaise, receipt: input.key }
    const made = await callRazorpay(config, path, body, { 'X-Refund-Idempotency': input.key })
    if (made.ok) return outcomeOf(Refund.parse(made.body))
    const refusal = refusalIn(made)
    // A refusal may be of the second request alone, when the first arrived late.
    const late = refusal && (await find(config, input))
    return late ? outcomeOf(late) : (refusal ?? { kind: 'unsure' })
  } catch (cause) {
    return { kind: 'unsure', cause }
  }
}

/** The refund that carries the key as its receipt; throws when the gateway does not list. */
async function find(config: RazorpayConfig, input: RefundInput): Promise<Refund | undefined> {
  const path = `/v1/payments/${encodeURIComponent(input.paymentId)}/refunds?count=${mostListed}`
  const listed = await callRazorpay(config, path)
  if (!listed.ok && !refusalIn(listed)) throw new Error('The refunds of a payment are not listed.')
  const { items } = listed.ok ? Refunds.parse(listed.body) : { items: [] }
  return items.find((one) => one.receipt === input.key && one.amount === input.amountPaise)
}

const outcomeOf = ({ id, status }: Refund): RefundOutcome =>
  status === 'failed' ? { kind: 'refused', why: null } : { kind: 'done', id }

/** 409 says that the same request is under way; wrong keys and faults of the gateway say nothing about the money. */
function refusalIn({ status, body }: Answer): RefundOutcome | null {
  const refusal = Refusal.safeParse(body)
  if (status !== 400 || !refusal.success) return null
  return { kind: 'refused', why: refusal.data.error.description.slice(0, 200) }
}
