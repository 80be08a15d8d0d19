import type { Shop } from '../shop.ts'
import { type JobHandlers, onEnqueue } from './jobs.ts'
import { performNext } from './perform.ts'
import { dueKinds, nextRunAt } from './queries.ts'
import { enqueueScheduled, type Passed, type Schedule } from './schedule.ts'

/** How often a process looks, once for all its queues, for what it was not told of: a job of another process, one whose time has come. */
const poll = {
  busyMs: 1000,
  /** Where nothing has been announced for `busyMs` and nothing was found. */
  quietMs: 10_000,
  leastMs: 50,
}

/** How long it may look away, in ms: what has a moment of its own, as a sale, begins at that moment. */
export const pauseMs = (isQuiet: boolean, untilNextMs: number | null): number =>
  Math.max(
    poll.leastMs,
    Math.min(isQuiet ? poll.quietMs : poll.busyMs, untilNextMs ?? poll.quietMs),
  )

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
  const kinds = [...new Set(queues.flatMap((jobHandlers) => Object.keys(jobHandlers)))]
  const watchJobs = async () => {
    while (!leaving.signal.aborted) {
      const next = await attempt(shop, () => nextRunAt(shop.db, kinds, shop.now()))
      await bell.pause(typeof next === 'number' ? next - shop.now() : null)
      const due = await attempt(shop, () => dueKinds(shop.db, kinds, shop.now(), shop.leaseClock))
      bell.wake(due ?? [])
    }
  }
  const watchClock = async () => {
    const passed: Passed = new Map()
    while (!leaving.signal.aborted) {
      await attempt(shop, () => enqueueScheduled(shop, schedule, passed))
      await attempt(shop, () => shop.isClockOff())
      await bell.sleep(scheduleMs)
    }
  }
  const stopListening = onEnqueue(bell.ring)
  const all = Promise.all([watchClock(), watchJobs(), ...queues.map(work)])
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
  /** Who waits, and for which kinds of jobs. */
  const waiting = new Map<() => void, (kind: string) => boolean>()
  let rangAt = Number.NEGATIVE_INFINITY
  // What is announced may commit later than the bell rings.
  const isQuiet = () => performance.now() - rangAt > poll.busyMs
  const wait = (ms: number | undefined, isWokenBy = (_kind: string) => false) =>
    new Promise<void>((resolve) => {
      const end = () => {
        clearTimeout(timer)
        waiting.delete(end)
        leaving.removeEventListener('abort', end)
        resolve()
      }
      const timer = ms === undefined ? undefined : setTimeout(end, ms).unref()
      if (leaving.aborted) return end()
      leaving.addEventListener('abort', end)
      waiting.set(end, isWokenBy)
    })
  const wake = (kinds: readonly string[]) => {
    for (const [end, isWokenBy] of [...waiting]) if (kinds.some(isWokenBy)) end()
  }
  return {
    /** Waits for a job of one's own. */
    rest: (own: JobHandlers) => wait(undefined, (kind) => Object.hasOwn(own, kind)),
    /** Waits until it is time to look all the same: the first bell ends a long pause. */
    pause(untilNextMs: number | null) {
      const quiet = isQuiet()
      return wait(pauseMs(quiet, untilNextMs), () => quiet)
    },
    sleep: (ms: number) => wait(ms),
    wake,
    ring(kind: string) {
      rangAt = performance.now()
      setTimeout(() => wake([kind]), commitMs).unref()
    },
  }
}
