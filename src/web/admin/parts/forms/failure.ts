import { ApiError } from '../../../api.ts'

/** What the server said about a failure, or else the given words (spec §8). */
export function reasonOf(error: unknown, otherwise: string): string {
  if (error instanceof ApiError) return error.reason || otherwise
  return otherwise
}

/** What the server said about single fields; nothing for other failures. */
export const fieldsOf = (error: unknown): Record<string, string> =>
  error instanceof ApiError ? error.fields : {}

/** What somebody else has saved meanwhile, where that is why; null for other failures. */
export const currentOf = (error: unknown): object | null =>
  error instanceof ApiError ? error.current : null
