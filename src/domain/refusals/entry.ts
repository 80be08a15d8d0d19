/** What a refusal is about; the HTTP edge alone turns it into a status. */
export const kinds = [
  'invalid',
  'unauthenticated',
  'second_factor_required',
  'forbidden',
  'not_found',
  'conflict',
  'outdated',
  'out_of_stock',
  'payment_failed',
  'too_large',
  'unsupported_type',
  'too_many_requests',
  'unavailable',
  'storage_full',
  'internal',
] as const
export type RefusalKind = (typeof kinds)[number]

/** How English says it: a sentence, or one that is made from what the refusal carries. */
export type Says = string | ((params: never) => string)

export type Entry<S extends Says = Says> = { kind: RefusalKind; says: S }

const of =
  (kind: RefusalKind) =>
  <const S extends Says>(says: S): Entry<S> => ({ kind, says })

// Beside a field alone, a sentence is of the kind `invalid`.
export const invalid = of('invalid')
export const unauthenticated = of('unauthenticated')
export const secondFactorRequired = of('second_factor_required')
export const forbidden = of('forbidden')
export const notFound = of('not_found')
export const conflict = of('conflict')
export const outdated = of('outdated')
export const outOfStock = of('out_of_stock')
export const tooLarge = of('too_large')
export const unsupportedType = of('unsupported_type')
export const tooMany = of('too_many_requests')
export const unavailable = of('unavailable')
export const storageFull = of('storage_full')
export const internal = of('internal')
