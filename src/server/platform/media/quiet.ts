import { performance } from 'node:perf_hooks'

/** Rests that can be cut short. */
export type Rest = { pause(ms: number): Promise<void>; wake(): void }

export function createRest(): Rest {
  let wake = () => {}
  return {
    pause: (ms) =>
      new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ms)
        wake = () => {
          clearTimeout(timer)
          resolve()
        }
      }),
    wake: () => wake(),
  }
}

/** Tells whether the process was busy answering since the last time it was asked. */
export function watchBusyness(busyShare = 0.2): () => boolean {
  let last = performance.eventLoopUtilization()
  return () => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, last)
    last = now
    return utilization > busyShare
  }
}
