import type { Context } from 'hono'
import { ShopError } from '#domain/errors.ts'
import { NotAnAmount } from '#domain/money.ts'
import type { RefusalKind } from '#domain/refusals/entry.ts'
import type { PlainCode } from '#domain/refusals/list.ts'
import { type StorageFault, storageFaultOf } from '../db/storage-fault.ts'
import { count } from '../metrics/counted.ts'
import { noteRefusal } from './observing/note-refusal.ts'
import { type Env, isMultipart } from './request.ts'

/** The one place where a refusal becomes an HTTP status. */
export const statusOf: Record<
  RefusalKind,
  400 | 401 | 402 | 403 | 404 | 409 | 413 | 415 | 429 | 500 | 503 | 507
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
  internal: 500,
  unavailable: 503,
  storage_full: 507,
}

/** Answers any error as RFC 9457 problem details whose `message` is fit to show a person. */
export function problem(c: Context<Env>, error: unknown): Response {
  const known = error instanceof ShopError ? error : asRefusal(c, error)
  const requestId = c.get('requestId')
  if (known) noteRefusal(c, known)
  if (!(error instanceof ShopError))
    c.get('log').error({ err: error, requestId }, 'a request failed')
  else if (error.cause)
    c.get('log').warn({ err: error.cause, requestId }, 'somebody else’s server failed us')
  const told = known ?? new ShopError('our-fault')
  count({ refusal: told.code })
  const status = statusOf[told.code]
  const { message, code, refusal, params, fields, faults, current, retryAfterSeconds } = told
  const headers: Record<string, string> = { 'Cache-Control': 'no-store' }
  if (status === 429 || status === 503 || retryAfterSeconds !== undefined)
    headers['Retry-After'] = String(retryAfterSeconds ?? 1)
  const body = {
    message,
    status,
    ...{ code, refusal, params },
    ...(fields && { errors: fields }),
    ...(faults && { faults }),
    ...(current && { current }),
    requestId,
  }
  return c.body(JSON.stringify(body), status, {
    ...headers,
    'Content-Type': 'application/json',
  })
}

/** Storage that is away or full is not a fault of the request: it may be tried again. */
function asRefusal(c: Context<Env>, error: unknown): ShopError | undefined {
  if (error instanceof NotAnAmount) return new ShopError('no-amount')
  // PostgreSQL keeps every character but NUL.
  if (error instanceof Error && 'code' in error && error.code === '22021')
    return new ShopError('unkept-character')
  const fault = storageFaultOf(error)
  if (!fault) return undefined
  if (fault !== 'full') c.set('isStorageAway', true)
  if (fault === 'full' && isMultipart(c)) return new ShopError('no-room-for-files')
  return new ShopError(ofStorage[fault])
}

const ofStorage: Record<StorageFault, PlainCode> = {
  away: 'storage-away',
  full: 'storage-full',
  unsure: 'unsure-if-saved',
}
