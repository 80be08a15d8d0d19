import { useEffect, useId, useSyncExternalStore } from 'react'
import { Toaster } from '#web/ui/toast/toaster.tsx'
import { tempo } from '../../tempo.ts'

// A modal dialog lies over everything else and makes it deaf: toasts have to appear inside the topmost one.

let places: string[] = []
const listeners = new Set<() => void>()

function change(next: string[]) {
  places = next
  for (const listener of listeners) listener()
}

function watch(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Where toasts may appear: only the place that came last shows them. */
export function ToastPlace({ isInDialog = false }) {
  const id = useId()
  useEffect(() => {
    change([...places, id])
    return () => change(places.filter((place) => place !== id))
  }, [id])
  const top = useSyncExternalStore(
    watch,
    () => places.at(-1),
    () => undefined,
  )
  return top === id ? (
    <Toaster isInDialog={isInDialog} showMs={tempo.toastMs} swipePx={tempo.swipePx} />
  ) : null
}
