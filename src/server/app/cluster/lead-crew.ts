import cluster, { type Worker } from 'node:cluster'
import type { Logger } from 'pino'
import { deathsOf } from '../../platform/cluster/deaths.ts'
import { createRelay, type Line } from '../../platform/cluster/relay.ts'

/** A place in the crew: its number stays while the processes that fill it come and go. */
type Place = {
  number: number
  worker?: Worker
  startedAt: number
  losses: number
  timer?: NodeJS.Timeout
}

type Ending = { code: number | null; signal: string | null }

export type Lead = {
  /** Resolves when every process takes requests. */
  opened: Promise<void>
  /** Lets all processes finish what they do and ends with the exit code. */
  stop(code?: number): void
  /** Ends at once, whatever is still being done. */
  kill(): void
  /** Replaces one process after the other, so that the others answer meanwhile. */
  renew(): Promise<void>
}

/** A wrong setting: trying again cannot help. */
const configCode = 78
/** Whoever lived this long did not die of its start. */
const longLifeMs = 30_000

/** Milliseconds before a place is filled again: at once after a long life, at most half a minute. */
export const pauseMs = (losses: number) =>
  losses === 0 ? 0 : Math.min(250 * 2 ** (losses - 1), 30_000)

/** Forks so many processes of the shop and keeps that many alive; `exit` is called once all have ended. */
export function leadCrew(size: number, log: Logger, exit: (code: number) => void): Lead {
  const places: Place[] = Array.from({ length: size }, (_, at) => ({
    number: at + 1,
    startedAt: 0,
    losses: 0,
  }))
  const ready = new Set<Worker>()
  let deaths = 0
  const relay = createRelay(
    () => places.flatMap(({ worker }) => (worker ? [lineOf(worker)] : [])),
    undefined,
    (question) => (question === 'metrics' ? [deathsOf(deaths)] : []),
  )
  const changed = new EventTarget()
  let stopsWith: number | undefined
  let isOpen = false

  const fill = (place: Place) => {
    // One process makes the slow picture sizes; the others leave them to it.
    const own = {
      WORKER_NUMBER: String(place.number),
      ...(place.number > 1 && { PICTURE_QUEUE: '0' }),
    }
    const worker = cluster.fork(own)
    place.worker = worker
    place.startedAt = Date.now()
    worker.on('error', (error) =>
      log.warn({ err: error, worker: place.number }, 'a line to a process broke'),
    )
    worker.on('message', (words) => {
      if (!relay.hear(lineOf(worker), words)) return
      ready.add(worker)
      changed.dispatchEvent(new Event('ready'))
    })
    worker.once('exit', (code, signal) => lose(place, { code, signal }))
  }
  const lose = (place: Place, { code, signal }: Ending) => {
    if (place.worker) ready.delete(place.worker)
    delete place.worker
    // Whoever was ended by a signal said nothing against the shop's opening.
    const isFatal = code === configCode || (!isOpen && code !== 0 && code !== null)
    if (isFatal && stopsWith === undefined) stop(code || 1)
    if (stopsWith !== undefined) {
      if (places.every(({ worker }) => !worker)) exit(stopsWith)
      return
    }
    place.losses = Date.now() - place.startedAt < longLifeMs ? place.losses + 1 : 0
    const waits = code === 0 ? 0 : pauseMs(place.losses)
    if (code !== 0) {
      deaths += 1
      log.error({ worker: place.number, code, signal, waits }, 'a process ended and is replaced')
    }
    place.timer = setTimeout(() => fill(place), waits)
  }
  const stop = (code = 0) => {
    if (stopsWith !== undefined) return
    stopsWith = code
    for (const { worker, timer } of places) {
      clearTimeout(timer)
      if (worker) lineOf(worker).tell('stop')
    }
    if (places.every(({ worker }) => !worker)) exit(code)
  }
  const whenReady = (isSo: () => boolean) =>
    new Promise<void>((resolve) => {
      const look = () => {
        if (!isSo()) return
        changed.removeEventListener('ready', look)
        resolve()
      }
      changed.addEventListener('ready', look)
      look()
    })

  for (const place of places) fill(place)
  return {
    opened: whenReady(() => ready.size === size).then(() => {
      isOpen = true
    }),
    stop,
    kill() {
      for (const { worker } of places) worker?.process.kill('SIGKILL')
    },
    async renew() {
      for (const place of places) {
        const old = place.worker
        if (stopsWith !== undefined || !old) continue
        lineOf(old).tell('leave')
        await whenReady(
          () =>
            stopsWith !== undefined ||
            (place.worker !== undefined && place.worker !== old && ready.has(place.worker)),
        )
      }
    },
  }
}

const lineOf = (worker: Worker): Line => ({
  isOpen: () => worker.isConnected(),
  tell: (words) => {
    if (worker.isConnected()) worker.send(words)
  },
})
