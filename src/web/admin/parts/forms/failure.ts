import { ApiError } from '../../../api.ts'

/** What the server said about a failure, or else the given words (spec §8). */
export function reasonOf(error: unknown, otherwise: string): string {
  if (error instanceof ApiError) return error.reason || otherwise
  return otherwise
}

/** True where nothing failed: the server wants to know once more who asks, and the form shows the fields for it. */
export const isAsking = (error: unknown): boolean =>
  error instanceof ApiError && ['password-again', 'code-wanted'].includes(error.refusal)

/** True where there is no such thing (any more). */
export const isGone = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'not_found'

/** True where nobody is signed in any more. */
export const isSessionOver = (error: unknown): boolean =>
  error instanceof ApiError && error.refusal === 'sign-in-first'

/** True where an order is packed or sent that waits for money, of which whoever does it has not said that it may go on. */
export const isUnpaid = (error: unknown): boolean =>
  error instanceof ApiError && error.refusal === 'difference-awaited'

/** What the server said about single fields; nothing for other failures. */
export const fieldsOf = (error: unknown): Record<string, string> =>
  error instanceof ApiError ? error.fields : {}

/** What somebody else has saved meanwhile, where that is why; null for other failures. */
export const currentOf = (error: unknown): object | null =>
  error instanceof ApiError ? error.current : null

/**
 * What was refused, without what was said of fields that have another value now; a field is named by the way to it, like
 * `cod.fee`. What is said of something else than these values stays.
 */
export function stillTrue(
  refused: Record<string, string>,
  before: object,
  now: object,
): Record<string, string> {
  const isSame = (name: string) =>
    JSON.stringify(valueAt(before, name)) === JSON.stringify(valueAt(now, name))
  return Object.fromEntries(Object.entries(refused).filter(([name]) => isSame(name)))
}

/** The value that a name leads to, or the last one on the way that there is. */
function valueAt(values: object, name: string): unknown {
  let value: unknown = values
  for (const part of name.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, part)) break
    value = Reflect.get(value, part)
  }
  return value === values ? undefined : value
}
