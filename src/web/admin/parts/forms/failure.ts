import { ApiError } from '../../../api.ts'

/** What the server said about a failure, or else the given words (spec §8). */
export function reasonOf(error: unknown, otherwise: string): string {
  if (error instanceof ApiError) return error.reason || otherwise
  return otherwise
}

/** True where nothing failed: the server wants to know once more who asks, and the form shows the fields for it. */
export const isAsking = (error: unknown): boolean =>
  error instanceof ApiError && ['password-again', 'code-wanted'].includes(error.refusal)

/** What the server said about single fields; nothing for other failures. */
export const fieldsOf = (error: unknown): Record<string, string> =>
  error instanceof ApiError ? error.fields : {}

/** What somebody else has saved meanwhile, where that is why; null for other failures. */
export const currentOf = (error: unknown): object | null =>
  error instanceof ApiError ? error.current : null
