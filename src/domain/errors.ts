import type { FieldFaults } from './field-fault.ts'

/** Everything that may go wrong in the normal course of business; the HTTP edge alone maps these to statuses. */
export type ShopErrorCode =
  | 'invalid'
  | 'unauthenticated'
  | 'second_factor_required'
  | 'forbidden'
  | 'not_found'
  | 'conflict'
  | 'outdated'
  | 'out_of_stock'
  | 'payment_failed'
  | 'too_large'
  | 'unsupported_type'
  | 'too_many_requests'
  | 'unavailable'
  | 'storage_full'

/** Field name → a sentence fit to show beside that field. */
export type FieldErrors = Record<string, string>

type Details = {
  fields?: FieldErrors | undefined
  /** The same as codes, for whoever says them in another language. */
  faults?: FieldFaults | undefined
  current?: object | undefined
  retryAfterSeconds?: number | undefined
}

/** A refusal whose message is always a sentence fit to show a person. */
export class ShopError extends Error {
  readonly code: ShopErrorCode
  readonly fields: FieldErrors | undefined
  readonly faults: FieldFaults | undefined
  /** What stands there now, where somebody else has changed it meanwhile. */
  readonly current: object | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(code: ShopErrorCode, message: string, details: Details = {}) {
    super(message)
    this.name = 'ShopError'
    this.code = code
    this.fields = details.fields
    this.faults = details.faults
    this.current = details.current
    this.retryAfterSeconds = details.retryAfterSeconds
  }
}

export function invalid(message: string, fields?: FieldErrors): ShopError {
  return new ShopError('invalid', message, { fields })
}

export function unauthenticated(message = 'Please sign in.'): ShopError {
  return new ShopError('unauthenticated', message)
}

export function forbidden(message = 'You may not do this.'): ShopError {
  return new ShopError('forbidden', message)
}

export function notFound(message = 'This could not be found.', fields?: FieldErrors): ShopError {
  return new ShopError('not_found', message, { fields })
}

export function conflict(message: string, fields?: FieldErrors): ShopError {
  return new ShopError('conflict', message, { fields })
}

/** Something was changed by somebody else since it was read: `current` is what it is now. */
export function outdated(message: string, current: object, fields?: FieldErrors): ShopError {
  return new ShopError('outdated', message, { current, fields })
}

export function outOfStock(message: string, fields?: FieldErrors): ShopError {
  return new ShopError('out_of_stock', message, { fields })
}

export function tooLarge(message: string): ShopError {
  return new ShopError('too_large', message)
}

export function unsupportedType(message: string): ShopError {
  return new ShopError('unsupported_type', message)
}

export function tooMany(message: string, retryAfterSeconds: number): ShopError {
  return new ShopError('too_many_requests', message, { retryAfterSeconds })
}

export function unavailable(message: string, retryAfterSeconds?: number): ShopError {
  return new ShopError('unavailable', message, { retryAfterSeconds })
}
