import { useSyncExternalStore } from 'react'
import { nextPath } from './next-path.ts'

/** Where to go afterwards, once scripts run: a page that is kept for everyone does not know. */
export const useNext = () =>
  useSyncExternalStore(
    () => () => undefined,
    () => nextPath(location.search),
    () => null,
  )
