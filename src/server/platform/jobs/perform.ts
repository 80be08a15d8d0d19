import type { Query } from '../db/database.ts'
import type { Shop } from '../shop.ts'
import { backOffMs, GiveUp, type JobHandlers, type Task } from './jobs.ts'
import {
  claimJob,
  finishJob,
  type Held,
  handBack,
  type Outcome,
  releaseJob,
  renewLease,
} from './queries.ts'

const leaseMs = 60_000

type Write = Parameters<Task['atEnd']>[0]
type Claimed = NonNullable<Awaited<ReturnType<typeof claimJob>>>

/** Claims and does the next job; false when none is due. */
export async function performNext(
  shop: Shop,
  jobHandlers: JobHandlers,
  signal: AbortSignal,
): Promise<boolean> {
  const kinds = Object.keys(jobHandlers)
  const job = await claimJob(shop.db, kinds, shop.now(), leaseMs, shop.leaseClock)
  if (!job) return false
  const renewal = setInterval(() => void renew(shop, job), leaseMs / 3)
  try {
    await perform(shop, jobHandlers, job, signal)
  } finally {
    clearInterval(renewal)
  }
  return true
}

/** Does everything that is due now, and what that brings about, one after the other. */
export async function performDue(shop: Shop, jobHandlers: JobHandlers): Promise<number> {
  const { signal } = new AbortController()
  let done = 0
  while (await performNext(shop, jobHandlers, signal)) done += 1
  return done
}

async function perform(shop: Shop, jobHandlers: JobHandlers, job: Claimed, signal: AbortSignal) {
  const held = { id: job.id, attempts: job.attempts }
  const isLast = job.attempts >= job.max_attempts
  try {
    // A job that takes its worker down with it is not tried for ever.
    if (job.attempts > job.max_attempts) {
      await jobHandlers[job.kind]?.bury?.(shop, JSON.parse(job.payload))
      throw new GiveUp('The worker died at every try.')
    }
    const writes: Write[] = []
    const atEnd = (write: Write) => void writes.push(write)
    const task = { attempt: job.attempts, isLast, signal, atEnd }
    const work = jobHandlers[job.kind]?.(shop, JSON.parse(job.payload), task)
    await Promise.race([work, aborted(signal)])
    await finish(shop, held, writes)
  } catch (error) {
    if (signal.aborted) {
      await shop.db.write((tx) => handBack(tx, held))
      return
    }
    const outcome = outcomeOf(error, job, isLast, shop.now())
    const about = { kind: job.kind, jobId: job.id, attempt: job.attempts, err: error }
    if (outcome.status === 'dead') shop.log.error(about, 'a job was given up')
    else shop.log.warn(about, 'a job failed and will be tried again')
    await shop.db.write((tx) => releaseJob(tx, held, outcome))
  }
}

function finish(shop: Shop, held: Held, writes: readonly Write[]) {
  const last = async (tx: Query) => {
    for (const write of writes) await write(tx)
    await finishJob(tx, held)
  }
  // What it did before is kept by itself: done again, it does no harm.
  return shop.db.write(last, { isRelaxed: writes.length === 0 })
}

/** Fails when the shop will not wait for a handler any longer, whether or not it listens. */
function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const stop = () => reject(new Error('The shop is closing.'))
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop, { once: true })
  })
}

function outcomeOf(error: unknown, job: Claimed, isLast: boolean, now: number): Outcome {
  const last_error = (error instanceof Error ? error.message : String(error)).slice(0, 300)
  if (isLast || error instanceof GiveUp) return { status: 'dead', last_error }
  return { status: 'waiting', run_at: now + backOffMs(job.attempts), last_error }
}

async function renew(shop: Shop, job: Claimed) {
  const held = { id: job.id, attempts: job.attempts }
  await shop.db
    .write((tx) => renewLease(tx, held, shop.leaseClock(leaseMs)))
    .catch((error: unknown) => shop.log.warn({ err: error }, 'a lease could not be renewed'))
}
