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

/** Where toasts appear: clear of every button that orders, above on phones and beside elsewhere; how they look is loaded with the first one. */
export function Toaster({ isInDialog = false, ...feel }: ToasterProps) {
  const words = useWords('ui', ui)
  const shown = useSyncExternalStore(watchToasts, currentToast, () => null)
  return (
    <section
      aria-label={words.notifications}
      aria-live={shown?.tone === 'destructive' ? 'assertive' : 'polite'}
      className={classes(
        'no-print pointer-events-none fixed inset-x-0 z-50 flex justify-center p-4 md:p-6',
        isInDialog
          ? 'bottom-20 md:bottom-0 md:justify-start'
          : 'top-[calc(5.25rem+env(safe-area-inset-top))] md:top-auto md:bottom-0 md:justify-start',
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
