import { lazy, Suspense, useSyncExternalStore } from 'react'
import { ui } from '#web/words/en/ui.ts'
import { useWords } from '#web/words/words.ts'
import { currentToast, watchToasts } from './toast.ts'

const ToastView = lazy(() => import('./toast-view.tsx').then((m) => ({ default: m.ToastView })))

type ToasterProps = {
  /** How long a toast stays, in ms. */
  showMs: number
  /** How far a finger must pull to dismiss it, in px. */
  swipePx: number
}

/** Where toasts appear; how they look is loaded with the first one. */
export function Toaster(feel: ToasterProps) {
  const words = useWords('ui', ui)
  const shown = useSyncExternalStore(watchToasts, currentToast, () => null)
  return (
    <section
      aria-label={words.notifications}
      aria-live={shown?.tone === 'destructive' ? 'assertive' : 'polite'}
      className="no-print pointer-events-none fixed inset-x-0 bottom-[calc(var(--bottom-bar)+env(safe-area-inset-bottom))] z-50 flex justify-center p-4 md:justify-end md:p-6 md:pb-24"
    >
      {shown && (
        <Suspense>
          <ToastView key={shown.id} shown={shown} {...feel} />
        </Suspense>
      )}
    </section>
  )
}
