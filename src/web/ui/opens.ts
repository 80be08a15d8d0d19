import type { ComponentProps } from 'react'

/** Makes a button open a dialog: natively where the browser can, by script elsewhere. */
export function opens(dialogId: string): ComponentProps<'button'> {
  const native = { command: 'show-modal', commandfor: dialogId }
  return {
    ...native,
    'aria-haspopup': 'dialog',
    'aria-controls': dialogId,
    onClick() {
      if ('commandForElement' in HTMLButtonElement.prototype) return
      const dialog = document.getElementById(dialogId)
      if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal()
    },
  }
}
