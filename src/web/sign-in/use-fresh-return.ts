import { useEffect } from 'react'

/** Going Back to a page that the browser froze asks the shop again who is signed in. */
export function useFreshReturn() {
  useEffect(() => {
    const refresh = ({ persisted }: PageTransitionEvent) => {
      if (persisted) location.reload()
    }
    addEventListener('pageshow', refresh)
    return () => removeEventListener('pageshow', refresh)
  }, [])
}
