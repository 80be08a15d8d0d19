import { lazy, Suspense, useSyncExternalStore } from 'react'
import { ui } from '#web/words/en/ui.ts'
import { useWords } from '#web/words/words.ts'
import { classes } from '../classes.ts'
import { currentToast, watchToasts } from './toast.ts'

const ToastView = lazy(() => import('./toast-view.tsx').then((m) => ({ default: m.ToastView })))

type ToasterProps = {
  /** How long a toast stays, in ms. */
  showMs: number
  /** How far a finger must pull to dismiss it, in px. */
  swipePx: number
  /** Clear of the buttons at the foot of a dialog: above them on phones, beside them elsewhere. */
  isInDialog?: boolean
}

/**
 * Where toasts appear: on phones below the header, where the page makes room for them, beside everything elsewhere; how
 * they look is loaded with the first one.
 */
export function Toaster({ isInDialog = false, ...feel }: ToasterProps) {
  const words = useWords('ui', ui)
  const shown = useSyncExternalStore(watchToasts, currentToast, () => null)
  return (
    <section
      aria-label={words.notifications}
      aria-live={shown?.tone === 'destructive' ? 'assertive' : 'polite'}
      className={classes(
        'no-print pointer-events-none inset-x-0 flex justify-center md:justify-start md:p-6',
        isInDialog ? 'fixed bottom-20 z-50 p-4 md:bottom-0' : 'toast-place',
      )}
    >
      {shown && (
        <Suspense>
          <ToastView key={shown.id} shown={shown} {...feel} />
        </Suspense>
      )}
    </section>
  )
}
