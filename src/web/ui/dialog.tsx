import {
  type MouseEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { ui } from '#web/words/en/ui.ts'
import { useWords } from '#web/words/words.ts'
import { IconButton } from './button.tsx'
import { classes } from './classes.ts'
import { CloseIcon } from './icon.tsx'

/** centre: in the middle; sheet: slides up on phones; side: a drawer; top: over the header. */
export type DialogLook = 'centre' | 'sheet' | 'side' | 'top'

type DialogProps = {
  /** Names the dialog; shown as its heading unless `isTitleHidden`. */
  title: string
  isTitleHidden?: boolean
  /** Left out, the dialog opens by a button with `opens(id)`, even before JavaScript runs. */
  isOpen?: boolean
  /** True where the content is drawn before it is first opened. */
  isReady?: boolean
  onClose?: () => void
  id?: string
  look?: DialogLook
  isWide?: boolean
  /** Stays in view at the bottom: the way on. */
  footer?: ReactNode
  children: ReactNode
}

/** A native modal: Escape, the backdrop, Back and following a link close it, and focus goes back. */
export function Dialog(props: DialogProps) {
  const { title, isTitleHidden, isOpen, onClose, id, look = 'centre', isWide, footer } = props
  const titleId = useId()
  const dialog = useOpenState(isOpen)
  const hasContent = useHasOpened(isOpen) || props.isReady === true
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape and Enter on a link do the same natively.
    <dialog
      ref={dialog}
      id={id}
      aria-labelledby={titleId}
      closedby="any"
      className={classes(
        'dialog',
        `dialog-${look === 'sheet' ? 'centre dialog-sheet' : look}`,
        isWide && 'dialog-wide',
      )}
      onClose={onClose}
      onClick={closeWhenDone}
    >
      <div className="flex min-h-full flex-col">
        <DialogHeader {...{ title, titleId, isTitleHidden, look }} />
        {hasContent && props.children}
        {footer && (
          <footer className="sticky bottom-0 mt-auto border-t border-line bg-card p-4">
            {footer}
          </footer>
        )}
      </div>
    </dialog>
  )
}

type DialogHeaderProps = Pick<DialogProps, 'title'> & {
  titleId: string
  isTitleHidden: boolean | undefined
  look: DialogLook
}

/** Names the dialog and closes it; one at the top is named for screen readers alone. */
function DialogHeader({ title, titleId, isTitleHidden, look }: DialogHeaderProps) {
  const words = useWords('ui', ui)
  return (
    <header
      className={classes(
        'sticky top-0 z-10 flex items-center justify-between gap-4 bg-card ps-5 pe-2 pt-2',
        look === 'top' && 'hidden',
      )}
    >
      <h2 id={titleId} className={isTitleHidden ? 'sr-only' : 'text-lg'}>
        {title}
      </h2>
      <form method="dialog" className="ms-auto">
        <IconButton label={words.close} type="submit">
          <CloseIcon />
        </IconButton>
      </form>
    </header>
  )
}

/** Keeps the element open or closed as told, and shut once the visitor goes Back. */
function useOpenState(isOpen: boolean | undefined) {
  const ref = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const dialog = ref.current
    if (isOpen && !dialog?.open) dialog?.showModal()
    if (isOpen === false && dialog?.open) dialog.close()
  }, [isOpen])
  useLayoutEffect(() => {
    const dialog = ref.current
    // Closing before it leaves the page gives the focus back.
    return () => dialog?.close()
  }, [])
  useEffect(() => {
    const close = () => ref.current?.close()
    addEventListener('popstate', close)
    return () => removeEventListener('popstate', close)
  }, [])
  return ref
}

/** Content is rendered from the first opening on, and stays while the dialog slides away. */
function useHasOpened(isOpen: boolean | undefined): boolean {
  const [hasOpened, setHasOpened] = useState(isOpen !== false)
  if (isOpen && !hasOpened) setHasOpened(true)
  return hasOpened || isOpen === true
}

/** A click beside the content, or on a link that leads on. */
function closeWhenDone(event: MouseEvent<HTMLDialogElement>) {
  const { target, currentTarget } = event
  const isLink = target instanceof Element && target.closest('a[href]:not([target])') !== null
  if (target === currentTarget || isLink) currentTarget.close()
}
