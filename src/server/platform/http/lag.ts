import { monitorEventLoopDelay } from 'node:perf_hooks'

const resolutionMs = 20
const lookMs = 250

/** How late this process answers its own alarm: milliseconds, as a moving mean over about a second. */
export type Lag = () => number

/** Watches how late the event loop is; the timer ends with the process. */
export function watchLag(): Lag {
  const delays = monitorEventLoopDelay({ resolution: resolutionMs })
  delays.enable()
  let lagMs = 0
  const look = () => {
    // Nothing measured means that the loop has not come round yet.
    const late = delays.count > 0 ? Math.max(0, delays.mean / 1e6 - resolutionMs) : lagMs
    lagMs = (lagMs + late) / 2
    delays.reset()
  }
  setInterval(look, lookMs).unref()
  return () => lagMs
}
