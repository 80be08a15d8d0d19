import { useSyncExternalStore } from 'react'

/** The token in an email's link, or in what somebody copied out of it. */
export const tokenIn = (text: string) => text.split('token=').at(-1)?.trim() ?? ''

/**
 * The token behind the # of the address, which no server ever sees: '' when there is none, null until
 * scripts run.
 */
export function useLinkToken(): string | null {
  return useSyncExternalStore(
    (changed) => {
      addEventListener('hashchange', changed)
      return () => removeEventListener('hashchange', changed)
    },
    () => new URLSearchParams(location.hash.slice(1)).get('token') ?? '',
    () => null,
  )
}
