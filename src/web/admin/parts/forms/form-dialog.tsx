import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { IconButton } from '#web/ui/button.tsx'
import { classes } from '#web/ui/classes.ts'
import { CloseIcon } from '#web/ui/icon.tsx'
import { admin } from '#web/words/en/admin.ts'
import { useAsk } from '../ask.tsx'
import { ToastPlace } from '../toast-place.tsx'
import { useLeaveGuard } from './use-leave-guard.ts'

type FormDialogProps = {
  title: string
  /** True once something was typed that would be lost: closing then asks first. */
  isDirty?: boolean
  /** True while saving: nothing closes it. */
  isBusy?: boolean
  isWide?: boolean
  onClose: () => void
  /** Given a way to close that asks first. */
  children: (close: () => void) => ReactNode
}

/** A dialog that is open while it is rendered and never loses what was typed without asking. */
export function FormDialog(props: FormDialogProps) {
  const { title, isDirty = false, isBusy = false, isWide, onClose, children } = props
  const id = useId()
  const ask = useAsk()
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    focusFirst(element)
    // Closing before it leaves the page gives the focus back.
    return () => element?.close()
  }, [])
  useLeaveGuard(isDirty)
  const close = async () => {
    if (isBusy) return
    const { title: question, text, confirm, keep } = admin.discard
    const asked = { title: question, text, confirm, cancel: keep, isDanger: true }
    if (!isDirty || (await ask(asked))) onClose()
  }
  // Preventing the key, not only the event: browsers let a second Escape pass.
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    void close()
  }
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      className={classes('dialog dialog-centre dialog-form', isWide && 'dialog-wide')}
      onKeyDown={closeOnEscape}
      onCancel={(event) => {
        event.preventDefault()
        void close()
      }}
      onClose={() => {
        // A system gesture may close it without asking: what was typed must not be lost.
        if (dialog.current && !dialog.current.open) dialog.current.showModal()
      }}
    >
      <header className="sticky top-0 z-10 flex items-center justify-between gap-4 border-b border-line bg-card py-1 ps-5 pe-2">
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        <IconButton label={admin.close} onClick={() => void close()}>
          <CloseIcon />
        </IconButton>
      </header>
      {children(() => void close())}
      <ToastPlace isInDialog />
    </dialog>
  )
}

/** The first field, where there is a keyboard to type with; a phone would cover half the form with its own. */
function focusFirst(dialog: HTMLDialogElement | null) {
  if (!matchMedia('(hover: hover)').matches) return
  const fields = 'input:not([type=hidden], [type=file]), select, textarea'
  dialog?.querySelector<HTMLElement>(fields)?.focus()
}
