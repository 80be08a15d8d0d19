import { ShopError } from '#domain/errors.ts'
import { createSemaphore, TooManyWait } from '../../platform/semaphore.ts'

/** Who is known waits in a line of their own: what strangers do keeps nobody out. */
const semaphore = createSemaphore({ places: 2, mostWaiting: 50, mostUrgentWaiting: 50 })

/** Runs a hash when one of two places is free; refuses with 503 when 50 wait, so a flood stays cheap (S04). */
export async function inTurn<Result>(
  work: () => Promise<Result>,
  isKnown = false,
): Promise<Result> {
  return semaphore.run(work, { isUrgent: isKnown }).catch((error: unknown) => {
    if (!(error instanceof TooManyWait)) throw error
    throw new ShopError('sign-ins-busy', { retryAfterSeconds: 2 })
  })
}
