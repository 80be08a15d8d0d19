import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and until the part works: what does nothing without script need not be sent. */
export function useIsAlive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
