import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { admin } from '#web/words/en/admin.ts'
import { useAsk } from '../ask.tsx'
import { holdWork } from '../session/open-work.ts'

/** Asks before the page is left while something typed is not saved; `onDiscard`: somebody gives it up. */
export function useLeaveGuard(isDirty: boolean, onDiscard?: () => void) {
  const ask = useAsk()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && currentLocation.pathname !== nextLocation.pathname,
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is given up is what stands there as it is asked.
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    const { title, text, confirm, keep } = admin.discard
    void ask({ title, text, confirm, cancel: keep, isDanger: true }).then((isYes) => {
      if (!isYes) return blocker.reset()
      onDiscard?.()
      blocker.proceed()
    })
  }, [blocker, ask])
  useEffect(() => {
    if (!isDirty) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    const release = holdWork()
    return () => {
      release()
      removeEventListener('beforeunload', warn)
    }
  }, [isDirty])
}
