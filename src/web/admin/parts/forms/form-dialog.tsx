import { type ReactNode, type SyntheticEvent, useId } from 'react'
import { IconButton } from '#web/ui/button.tsx'
import { classes } from '#web/ui/classes.ts'
import { CloseIcon } from '#web/ui/icon.tsx'
import { admin } from '#web/words/en/admin.ts'
import { useAsk } from '../ask.tsx'
import { focusFirst } from '../focus-first.ts'
import { ToastPlace } from '../toast-place.tsx'
import { useLeaveGuard } from './use-leave-guard.ts'
import { useModal } from './use-modal.ts'

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
  const dialog = useModal(focusFirst)
  useLeaveGuard(isDirty)
  const close = useAskedClose(isDirty, isBusy, onClose)
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      className={classes('dialog dialog-centre dialog-form', isWide && 'dialog-wide')}
      onKeyDown={(event) => {
        // Preventing the key, not only the event: browsers let a second Escape pass.
        if (event.key === 'Escape') closeInstead(event, close)
      }}
      onCancel={(event) => closeInstead(event, close)}
      onClose={() => {
        // A system gesture may close it without asking: what was typed must not be lost.
        if (dialog.current && !dialog.current.open) dialog.current.showModal()
      }}
    >
      <header className="sticky top-0 z-10 flex items-center justify-between gap-4 border-b border-line bg-card py-1 ps-5 pe-2">
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        <IconButton label={admin.close} onClick={close}>
          <CloseIcon />
        </IconButton>
      </header>
      {children(close)}
      <ToastPlace isInDialog />
    </dialog>
  )
}

/** A way to close that asks first where something would be lost, and waits while something is saved. */
function useAskedClose(isDirty: boolean, isBusy: boolean, onClose: () => void) {
  const ask = useAsk()
  const close = async () => {
    if (isBusy) return
    const { title, text, confirm, keep } = admin.discard
    const question = { title, text, confirm, cancel: keep, isDanger: true }
    if (!isDirty || (await ask(question))) onClose()
  }
  return () => void close()
}

function closeInstead(event: SyntheticEvent, close: () => void) {
  event.preventDefault()
  close()
}
