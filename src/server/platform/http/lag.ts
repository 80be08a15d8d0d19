import { monitorEventLoopDelay } from 'node:perf_hooks'

const resolutionMs = 20
const lookMs = 250
/** Whoever has not been asked for so long stops watching: the watch alone would cost a quiet shop most of its time. */
const restMs = 20_000

/** How late this process answers its own alarm: milliseconds, as a moving mean over about a second. */
export type Lag = () => number

/** Watches how late the event loop is, from the first question until nobody has asked for a while; at first it says 0. */
export function watchLag(): Lag {
  let lagMs = 0
  let askedAt = 0
  let watching: NodeJS.Timeout | undefined
  const look = (delays: ReturnType<typeof monitorEventLoopDelay>) => {
    // Nothing measured means that the loop has not come round yet.
    const late = delays.count > 0 ? Math.max(0, delays.mean / 1e6 - resolutionMs) : lagMs
    lagMs = (lagMs + late) / 2
    delays.reset()
    if (performance.now() - askedAt < restMs) return
    clearInterval(watching)
    watching = undefined
    delays.disable()
    lagMs = 0
  }
  const watch = () => {
    const delays = monitorEventLoopDelay({ resolution: resolutionMs })
    delays.enable()
    return setInterval(look, lookMs, delays).unref()
  }
  return () => {
    askedAt = performance.now()
    watching ??= watch()
    return lagMs
  }
}
