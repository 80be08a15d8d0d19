import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { ui } from '#web/words/en/ui.ts'
import { useWords } from '#web/words/words.ts'
import { IconButton } from '../button.tsx'
import { classes } from '../classes.ts'
import { CloseIcon } from '../icon.tsx'
import { Link } from '../link.tsx'
import { AlertIcon, CheckIcon } from '../page-icons.tsx'
import { dismissToast, type ShownToast } from './toast.ts'

type ToastViewProps = { shown: ShownToast; showMs: number; swipePx: number }

const tones = {
  plain: 'border-line bg-card text-ink',
  success: 'border-line bg-card text-ink',
  destructive: 'border-arakku bg-arakku text-on-arakku',
}

/** One toast: leaves after its time but where it offers to take something back, waits while pointed at or focused, follows a swiping finger. */
export function ToastView({ shown, showMs, swipePx }: ToastViewProps) {
  const { id, title, description, more, tone = 'plain', action } = shown
  const words = useWords('ui', ui)
  const [isHeld, setHeld] = useState(false)
  // Something to take back waits for its answer: nobody is hurried.
  const isQuestion = action !== undefined && 'onAct' in action
  useDismissal(id, showMs, isHeld || isQuestion)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: holding and swiping only add to the close button.
    <div
      {...useSwipe(swipePx, () => dismissToast(id))}
      // Not on entering: a toast that rises under a resting pointer is not pointed at.
      onMouseMove={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onKeyDown={(event) => event.key === 'Escape' && dismissToast(id)}
      className={classes(
        'pointer-events-auto flex w-full max-w-md animate-rise touch-pan-y items-start gap-3 rounded-md border py-3 ps-4 pe-1 shadow-sheet',
        tones[tone],
      )}
    >
      {tone === 'success' && <CheckIcon className="mt-0.5 size-5 text-leaf" />}
      {tone === 'destructive' && <AlertIcon className="mt-0.5 size-5" />}
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{title}</p>
        {description && <p className="text-sm opacity-90">{description}</p>}
        {more && <p className="mt-1 text-sm">{more}</p>}
        {action && <ToastAction action={action} onUsed={() => dismissToast(id)} />}
      </div>
      <IconButton
        label={words.dismiss}
        className="-my-2 hover:text-inherit"
        onClick={() => dismissToast(id)}
      >
        <CloseIcon className="size-5" />
      </IconButton>
    </div>
  )
}

type ToastActionProps = { action: NonNullable<ShownToast['action']>; onUsed: () => void }

function ToastAction({ action, onUsed }: ToastActionProps) {
  if ('to' in action) {
    return (
      <Link
        to={action.to}
        className="mt-1 inline-flex min-h-11 items-center text-sm underline underline-offset-4 md:min-h-8"
      >
        {action.label}
      </Link>
    )
  }
  return (
    <button
      type="button"
      className="mt-1 inline-flex min-h-11 items-center text-sm font-medium underline underline-offset-4 md:min-h-8"
      onClick={() => {
        onUsed()
        action.onAct()
      }}
    >
      {action.label}
    </button>
  )
}

/** The clock runs only while nobody holds the toast, and goes on where it stopped. */
function useDismissal(id: number, showMs: number, isHeld: boolean) {
  const left = useRef(showMs)
  useEffect(() => {
    if (isHeld) return
    const startedAt = performance.now()
    const timer = setTimeout(() => dismissToast(id), left.current)
    return () => {
      clearTimeout(timer)
      left.current -= performance.now() - startedAt
    }
  }, [id, isHeld])
}

/** Follows the finger sideways; from `swipePx` on it lets go. */
function useSwipe(swipePx: number, onSwiped: () => void) {
  const startX = useRef<number | null>(null)
  const distance = (event: PointerEvent) => event.clientX - (startX.current ?? event.clientX)
  return {
    onPointerDown(event: PointerEvent) {
      startX.current = event.clientX
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (startX.current !== null) event.currentTarget.style.translate = `${distance(event)}px`
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const isSwiped = Math.abs(distance(event)) >= swipePx
      startX.current = null
      event.currentTarget.style.translate = ''
      if (isSwiped) onSwiped()
    },
    onPointerCancel(event: PointerEvent<HTMLElement>) {
      startX.current = null
      event.currentTarget.style.translate = ''
    },
  }
}
