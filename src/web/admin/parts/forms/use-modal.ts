import { useLayoutEffect, useRef } from 'react'

/** A native dialog that is open while it is rendered. */
export function useModal(onOpened?: (dialog: HTMLDialogElement) => void) {
  const ref = useRef<HTMLDialogElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it opens once.
  useLayoutEffect(() => {
    const dialog = ref.current
    dialog?.showModal()
    if (dialog) onOpened?.(dialog)
    // Closing before it leaves the page gives the focus back.
    return () => dialog?.close()
  }, [])
  return ref
}
