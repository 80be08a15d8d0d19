import { setTimeout as pause } from 'node:timers/promises'
import { storageFaultOf } from '../../platform/db/storage-fault.ts'

const pauseMs = 250

/**
 * Tries until the database answers, so often at most; any other failure, such as a database that was never made, is
 * thrown on.
 */
export async function whenDatabaseAnswers<Opened>(
  open: () => Promise<Opened>,
  mostTries = Number.POSITIVE_INFINITY,
): Promise<Opened> {
  for (let tries = 1; ; tries++) {
    try {
      return await open()
    } catch (error) {
      if (tries >= mostTries || !isAway(error)) throw error
      await pause(pauseMs)
    }
  }
}

/** A connection that breaks while it is being opened has lost nothing. */
const isAway = (error: unknown) => ['away', 'unsure'].includes(storageFaultOf(error) ?? '')
