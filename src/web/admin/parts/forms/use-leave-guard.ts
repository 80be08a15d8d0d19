import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { admin } from '#web/words/en/admin.ts'
import { useAsk } from '../ask.tsx'
import { holdWork } from '../session/open-work.ts'

/** Asks before the page is left while something typed is not saved. */
export function useLeaveGuard(isDirty: boolean) {
  const ask = useAsk()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    const { title, text, confirm, keep } = admin.discard
    void ask({ title, text, confirm, cancel: keep, isDanger: true }).then((isYes) =>
      isYes ? blocker.proceed() : blocker.reset(),
    )
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
