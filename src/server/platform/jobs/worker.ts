import type { Shop } from '../shop.ts'
import { type JobHandlers, onEnqueue } from './jobs.ts'
import { performNext } from './perform.ts'
import { enqueueScheduled, type Schedule } from './schedule.ts'

/** How often a process looks for what it was not told of: a job of another process, one whose time has come. */
const poll = {
  busyMs: 1000,
  /** Where nothing has been announced for `busyMs` and nothing was found. */
  quietMs: 10_000,
}
const scheduleMs = 30_000
/** A job is announced inside its transaction: a moment later that has committed. */
const commitMs = 20
const patienceMs = 20_000

export type Worker = {
  /** Takes no more jobs, lets the running ones end for 20 s, then hands them back. */
  stop(): Promise<void>
}

/**
 * Does the shop's jobs in this process until it is stopped; several processes may each have one. Each hand does one
 * thing at a time of what is its own.
 */
export function startWorker(shop: Shop, queues: JobHandlers[], schedule: Schedule = {}): Worker {
  const leaving = new AbortController()
  const patience = new AbortController()
  const bell = createBell(leaving.signal)
  const work = async (jobHandlers: JobHandlers) => {
    while (!leaving.signal.aborted) {
      const wasBusy = await attempt(shop, () => performNext(shop, jobHandlers, patience.signal))
      if (!wasBusy) await bell.rest(jobHandlers)
    }
  }
  const watchClock = async () => {
    while (!leaving.signal.aborted) {
      await attempt(shop, () => enqueueScheduled(shop, schedule))
      await attempt(shop, () => shop.isClockOff())
      await bell.sleep(scheduleMs)
    }
  }
  const stopListening = onEnqueue(bell.ring)
  const all = Promise.all([watchClock(), ...queues.map(work)])
  return {
    async stop() {
      stopListening()
      leaving.abort()
      const timer = setTimeout(() => patience.abort(), patienceMs)
      await all
      clearTimeout(timer)
    },
  }
}

/** A database that is away must not end the worker. */
async function attempt<Result>(shop: Shop, step: () => Promise<Result>) {
  try {
    return await step()
  } catch (error) {
    shop.log.error({ err: error }, 'the worker could not reach its jobs')
    return undefined
  }
}

function createBell(leaving: AbortSignal) {
  /** Who waits, and for which jobs. */
  const waiting = new Map<() => void, JobHandlers>()
  let rangAt = Number.NEGATIVE_INFINITY
  // What is announced may commit later than the bell rings.
  const isQuiet = () => performance.now() - rangAt > poll.busyMs
  const wait = (ms: number, wokenBy: JobHandlers = {}) =>
    new Promise<void>((resolve) => {
      const wake = () => {
        clearTimeout(timer)
        waiting.delete(wake)
        leaving.removeEventListener('abort', wake)
        resolve()
      }
      const timer = setTimeout(wake, ms)
      timer.unref()
      if (leaving.aborted) return wake()
      leaving.addEventListener('abort', wake)
      waiting.set(wake, wokenBy)
    })
  return {
    /** Waits for a job of one's own, or until it is time to look all the same. */
    rest: (own: JobHandlers) => wait(isQuiet() ? poll.quietMs : poll.busyMs, own),
    sleep: (ms: number) => wait(ms),
    ring(kind: string) {
      rangAt = performance.now()
      setTimeout(() => {
        for (const [wake, own] of [...waiting]) if (Object.hasOwn(own, kind)) wake()
      }, commitMs).unref()
    },
  }
}
