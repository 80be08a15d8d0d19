import type { ComponentProps, MouseEvent } from 'react'
import { afterPaint } from '../rendering/after-paint.ts'

/**
 * What a button needs to open a dialog, natively, so that it works before JavaScript does. `isTouchFirst` shows first that the button
 * was touched: what makes a whole page stand still takes a slow phone a tenth of a second. Not for a field to type into, whose
 * keyboard phones show for the touch itself alone.
 */
export function opens(dialogId: string, { isTouchFirst = false } = {}): ComponentProps<'button'> {
  const native = { command: 'show-modal', commandfor: dialogId }
  const open = () => {
    const dialog = document.getElementById(dialogId)
    if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal()
  }
  return {
    ...native,
    'aria-haspopup': 'dialog',
    'aria-controls': dialogId,
    onClick(event: MouseEvent) {
      if (isTouchFirst) {
        event.preventDefault()
        void afterPaint().then(open)
      } else if (!('commandForElement' in HTMLButtonElement.prototype)) open()
    },
  }
}
