import type { AnswerOf, AnyEndpoint, InputOf } from '#contract/endpoint.ts'
import { ApiError, call, newKey } from '../api.ts'

/** What was sent last and never answered. */
let unanswered: { what: string; key: string } | null = null

/**
 * Sends a form, and the same form once more under the same key where its answer never came: the shop gives the answer
 * that was lost, instead of a second gift card, message or complaint.
 */
export async function underOneKey<Answer>(
  what: string,
  send: (key: string) => Promise<Answer>,
): Promise<Answer> {
  const key = unanswered?.what === what ? unanswered.key : newKey()
  try {
    const answer = await send(key)
    unanswered = null
    return answer
  } catch (error) {
    unanswered = isUnanswered(error) ? { what, key } : null
    throw error
  }
}

/** Nothing came, or nothing that says what became of it. */
const isUnanswered = (error: unknown) =>
  !(error instanceof ApiError) || error.status >= 500 || error.status === 409

/** One call of the contract, sent so. */
export const callUnderOneKey = <E extends AnyEndpoint>(
  endpoint: E,
  input: InputOf<E>,
): Promise<AnswerOf<E>> =>
  underOneKey(JSON.stringify([endpoint.path, input]), (key) =>
    call(endpoint, input, { headers: { 'Idempotency-Key': key } }),
  )
