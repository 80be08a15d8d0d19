import type { Context } from 'hono'
import { invalid, ShopError, type ShopErrorCode, unavailable } from '#domain/errors.ts'
import { type StorageFault, storageFaultOf } from '../db/storage-fault.ts'
import { count } from '../metrics/counted.ts'
import { noteRefusal } from './observing/note-refusal.ts'
import { type Env, isMultipart } from './request.ts'

/** The one place where a refusal becomes an HTTP status. */
export const statusOf: Record<
  ShopErrorCode,
  400 | 401 | 402 | 403 | 404 | 409 | 413 | 415 | 429 | 503 | 507
> = {
  invalid: 400,
  unauthenticated: 401,
  second_factor_required: 401,
  payment_failed: 402,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  outdated: 409,
  out_of_stock: 409,
  too_large: 413,
  unsupported_type: 415,
  too_many_requests: 429,
  unavailable: 503,
  storage_full: 507,
}

const sorry = 'Something went wrong on our side. Please try again in a moment.'

/** Answers any error as RFC 9457 problem details whose `message` is fit to show a person. */
export function problem(c: Context<Env>, error: unknown): Response {
  const known = error instanceof ShopError ? error : asRefusal(c, error)
  const requestId = c.get('requestId')
  if (known) noteRefusal(c, known)
  if (!(error instanceof ShopError))
    c.get('log').error({ err: error, requestId }, 'a request failed')
  count({ refusal: known?.code ?? 'internal' })
  const status = known ? statusOf[known.code] : 500
  const message = known?.message ?? sorry
  const headers: Record<string, string> = { 'Cache-Control': 'no-store' }
  if (status === 429 || status === 503 || known?.retryAfterSeconds !== undefined)
    headers['Retry-After'] = String(known?.retryAfterSeconds ?? 1)
  const body = {
    message,
    status,
    code: known?.code ?? 'internal',
    ...(known?.fields && { errors: known.fields }),
    ...(known?.faults && { faults: known.faults }),
    ...(known?.current && { current: known.current }),
    requestId,
  }
  return c.body(JSON.stringify(body), status, {
    ...headers,
    'Content-Type': 'application/json',
  })
}

/** Storage that is away or full is not a fault of the request: it may be tried again. */
function asRefusal(c: Context<Env>, error: unknown): ShopError | undefined {
  // PostgreSQL keeps every character but NUL.
  if (error instanceof Error && 'code' in error && error.code === '22021')
    return invalid('The request holds a character that cannot be kept.')
  const fault = storageFaultOf(error)
  if (!fault) return undefined
  if (fault === 'full' && isMultipart(c)) return new ShopError('storage_full', sentences.full)
  return unavailable(sentences[fault])
}

const sentences: Record<StorageFault, string> = {
  away: 'We cannot do this right now. Please try again in a moment.',
  full: 'We cannot save right now. Please try again in a moment.',
  unsure: 'We could not confirm that this was saved. Please look, or try again in a moment.',
}
