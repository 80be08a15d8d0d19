import { useRef, useState } from 'react'

/**
 * One thing at a time that is asked of the cart from a box that folds away: why it was refused, or, once it is done, the
 * focus on what opens the box, for the button that was pressed is gone.
 */
export function useFoldedBox(refused: string | undefined) {
  const [error, setError] = useState(refused ?? null)
  const [isBusy, setBusy] = useState(false)
  const box = useRef<HTMLDetailsElement>(null)
  const send = async (work: () => Promise<string | null>) => {
    setBusy(true)
    const reason = await work()
    setError(reason)
    setBusy(false)
    if (reason === null) box.current?.querySelector('summary')?.focus()
  }
  return { box, error, isBusy, send: (work: () => Promise<string | null>) => void send(work) }
}
