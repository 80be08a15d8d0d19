import { kinds } from '#domain/refusals/entry.ts'

/** What becomes of an order, a payment, a refund, a sign-in or an email, in one word; the rest are kinds of refusal. */
const own = [
  ...(['placed', 'cancelled', 'started', 'claimed', 'checked', 'paid', 'link_sent'] as const),
  ...(['link_paid', 'link_expired', 'link_cancelled', 'promised', 'done', 'repeated'] as const),
  ...(['ignored', 'suspicious', 'refused', 'unsure', 'signed_in', 'sent', 'kept'] as const),
  ...(['dropped', 'failed', 'given_up', 'replayed'] as const),
] as const

const outcomeCodes = [...own, ...kinds] as const
export type OutcomeCode = (typeof outcomeCodes)[number]

/** False of a word that a later release has written, or of the bare status of an answer. */
export const isOutcomeCode = (code: string): code is OutcomeCode =>
  outcomeCodes.some((one) => one === code)
