import { ShopError } from '#domain/errors.ts'
import type { RazorpayConfig } from '../platform/config.ts'
import { ownTraceparent } from '../platform/http/observing/request-id.ts'
import { count } from '../platform/metrics/counted.ts'

const patienceMs = 8000

export type Answer = { ok: boolean; status: number; body: unknown }

/** One call of Razorpay's, a POST when it has a body; throws when no answer that can be read comes. */
export async function callRazorpay(
  config: RazorpayConfig,
  path: string,
  body?: unknown,
  more: Record<string, string> = {},
): Promise<Answer> {
  const keys = Buffer.from(`${config.keyId}:${config.keySecret}`).toString('base64')
  try {
    const response = await fetch(`${config.url}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        Authorization: `Basic ${keys}`,
        'Content-Type': 'application/json',
        ...ownTraceparent(),
        ...more,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    })
    const answer: unknown = await response.json()
    // Of what we asked for it may refuse something; keys that it does not know are a fault.
    if (response.status === 401 || response.status >= 500) count({ error: 'gateway' })
    return { ok: response.ok, status: response.status, body: answer }
  } catch (error) {
    count({ error: 'gateway' })
    throw away(error)
  }
}

/** Nobody can say what the gateway thinks; `cause` is for the log. */
export const away = (cause?: unknown) =>
  Object.assign(new ShopError('gateway-away', { retryAfterSeconds: 5 }), { cause })
