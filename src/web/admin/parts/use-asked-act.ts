import { useEffect } from 'react'
import { useSearchParams } from 'react-router'

/** Opens what the address asks for with `?do=…`, once; the address says it no more. */
export function useAskedAct(acts: Record<string, () => void>) {
  const [query, setQuery] = useSearchParams()
  const open = acts[query.get('do') ?? '']
  useEffect(() => {
    if (!open) return
    open()
    setQuery(
      (before) => {
        before.delete('do')
        return before
      },
      { replace: true, preventScrollReset: true },
    )
  }, [open, setQuery])
}
