import cluster, { type Worker } from 'node:cluster'
import type { Logger } from 'pino'
import { deathsOf } from '../../platform/cluster/deaths.ts'
import { createRelay, type Line } from '../../platform/cluster/relay.ts'

/** A place in the cluster: its number stays while the processes that fill it come and go. */
type Place = {
  number: number
  worker?: Worker
  startedAt: number
  losses: number
  timer?: NodeJS.Timeout
}

type Ending = { code: number | null; signal: string | null }

export type Primary = {
  /** Resolves when every process takes requests. */
  opened: Promise<void>
  /** Lets all processes finish what they do and ends with the exit code. */
  stop(code?: number): void
  /** Ends at once, whatever is still being done. */
  kill(): void
  /** Replaces one process after the other, so that the others answer meanwhile. */
  renew(): Promise<void>
}

type Running = {
  places: Place[]
  ready: Set<Worker>
  /** Says `ready` with every worker that has opened. */
  changed: EventTarget
  relay: ReturnType<typeof createRelay>
  deaths: number
  /** The exit code, once the cluster is told to stop. */
  stopsWith: number | undefined
  /** True once all of them were ready at the same time. */
  isOpen: boolean
  log: Logger
  exit: (code: number) => void
}

/** A wrong setting: trying again cannot help. */
const configCode = 78
/** Whoever lived this long did not die of its start. */
const longLifeMs = 30_000

/** Milliseconds before a place is filled again: at once after a long life, at most half a minute. */
export const pauseMs = (losses: number) =>
  losses === 0 ? 0 : Math.min(250 * 2 ** (losses - 1), 30_000)

/** Forks so many processes of the shop and keeps that many alive; `exit` is called once all have ended. */
export function startPrimary(size: number, log: Logger, exit: Running['exit']): Primary {
  const places = Array.from({ length: size }, (_, at): Place => {
    return { number: at + 1, startedAt: 0, losses: 0 }
  })
  const running: Running = {
    places,
    ready: new Set(),
    changed: new EventTarget(),
    relay: createRelay(
      () => places.flatMap(({ worker }) => (worker ? [lineOf(worker)] : [])),
      undefined,
      (question) => (question === 'metrics' ? [deathsOf(running.deaths)] : []),
    ),
    deaths: 0,
    stopsWith: undefined,
    isOpen: false,
    log,
    exit,
  }
  for (const place of places) fill(running, place)
  return {
    opened: whenReady(running, () => running.ready.size === size).then(() => {
      running.isOpen = true
    }),
    stop: (code = 0) => stop(running, code),
    kill() {
      for (const { worker } of places) worker?.process.kill('SIGKILL')
    },
    renew: () => renew(running),
  }
}

/** Forks a process into its place. */
function fill(running: Running, place: Place) {
  // One process makes the slow picture sizes; the others leave them to it.
  const own = {
    WORKER_NUMBER: String(place.number),
    ...(place.number > 1 && { PICTURE_QUEUE: '0' }),
  }
  const worker = cluster.fork(own)
  place.worker = worker
  place.startedAt = Date.now()
  worker.on('error', (error) =>
    running.log.warn({ err: error, worker: place.number }, 'a line to a process broke'),
  )
  worker.on('message', (words) => {
    if (!running.relay.hear(lineOf(worker), words)) return
    running.ready.add(worker)
    running.changed.dispatchEvent(new Event('ready'))
  })
  worker.once('exit', (code, signal) => lose(running, place, { code, signal }))
}

/** A process has ended: its place is filled again, unless all are to end. */
function lose(running: Running, place: Place, { code, signal }: Ending) {
  if (place.worker) running.ready.delete(place.worker)
  delete place.worker
  // Whoever was ended by a signal said nothing against the shop's opening.
  const isFatal = code === configCode || (!running.isOpen && code !== 0 && code !== null)
  if (isFatal && running.stopsWith === undefined) stop(running, code || 1)
  if (running.stopsWith !== undefined) {
    exitWhenAlone(running, running.stopsWith)
    return
  }
  place.losses = Date.now() - place.startedAt < longLifeMs ? place.losses + 1 : 0
  const waits = code === 0 ? 0 : pauseMs(place.losses)
  if (code !== 0) {
    running.deaths += 1
    const figures = { worker: place.number, code, signal, waits }
    running.log.error(figures, 'a process ended and is replaced')
  }
  place.timer = setTimeout(() => fill(running, place), waits)
}

function stop(running: Running, code: number) {
  if (running.stopsWith !== undefined) return
  running.stopsWith = code
  for (const { worker, timer } of running.places) {
    clearTimeout(timer)
    if (worker) lineOf(worker).tell('stop')
  }
  exitWhenAlone(running, code)
}

function exitWhenAlone({ places, exit }: Running, code: number) {
  if (places.every(({ worker }) => !worker)) exit(code)
}

async function renew(running: Running) {
  for (const place of running.places) {
    const old = place.worker
    if (running.stopsWith !== undefined || !old) continue
    lineOf(old).tell('leave')
    const isReplaced = ({ worker } = place) =>
      worker !== undefined && worker !== old && running.ready.has(worker)
    await whenReady(running, () => running.stopsWith !== undefined || isReplaced())
  }
}

function whenReady({ changed }: Running, isSo: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (!isSo()) return
      changed.removeEventListener('ready', look)
      resolve()
    }
    changed.addEventListener('ready', look)
    look()
  })
}

const lineOf = (worker: Worker): Line => ({
  isOpen: () => worker.isConnected(),
  tell: (words) => {
    if (worker.isConnected()) worker.send(words)
  },
})
