import { useEffect, useState } from 'react'
import { useSurroundings } from './surroundings.ts'

const stepMs = 30_000

/** What time it is, in ms: first as the server saw it, so that both draw the same page, then live. */
export function useNow(): number {
  const { now: made } = useSurroundings()
  const [now, setNow] = useState(made)
  useEffect(() => {
    const tick = () => setNow(Date.now())
    tick()
    const timer = setInterval(tick, stepMs)
    return () => clearInterval(timer)
  }, [])
  return now
}
