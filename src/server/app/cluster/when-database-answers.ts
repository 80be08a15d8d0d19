import { setTimeout as pause } from 'node:timers/promises'
import { storageFaultOf } from '../../platform/db/storage-fault.ts'

const pauseMs = 250

/** Tries until the database answers; any other failure, such as a database that was never made, is thrown on. */
export async function whenDatabaseAnswers<Opened>(open: () => Promise<Opened>): Promise<Opened> {
  for (;;) {
    try {
      return await open()
    } catch (error) {
      if (!isAway(error)) throw error
      await pause(pauseMs)
    }
  }
}

/** A connection that breaks while it is being opened has lost nothing. */
const isAway = (error: unknown) => ['away', 'unsure'].includes(storageFaultOf(error) ?? '')
