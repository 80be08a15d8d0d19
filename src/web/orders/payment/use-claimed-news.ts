import { useEffect, useRef } from 'react'

/** Where it is told what becomes of a transfer that was named. */
export const claimedId = 'claimed'

/** Whoever has just named a transfer reads next what becomes of it: the form that had the focus makes room for that. */
export function useClaimedNews(reference: string | null | undefined) {
  const known = useRef(reference)
  useEffect(() => {
    const isNews = reference && reference !== known.current
    known.current = reference
    if (isNews) document.getElementById(claimedId)?.focus()
  }, [reference])
}
