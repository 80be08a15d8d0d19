import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { admin } from '#web/words/en/admin.ts'

type FormFooterProps = {
  /** What the button says; `busyLabel` while it is at work. */
  label: string
  busyLabel?: string
  /** Of the button that leaves the form, where “Cancel” could be taken for the deed. */
  leaveLabel?: string | undefined
  isBusy: boolean
  onCancel: () => void
  /** What else can be done with it, before the way out. */
  beside?: ReactNode
}

/** Cancel and the one thing to do, at the foot of a form. */
export function FormFooter({
  label,
  busyLabel,
  leaveLabel,
  isBusy,
  onCancel,
  beside,
}: FormFooterProps) {
  return (
    <footer className="sticky bottom-0 z-10 flex flex-wrap items-center justify-end gap-3 border-t border-line bg-card px-5 py-3">
      {beside && <span className="me-auto">{beside}</span>}
      <Button look="quiet" onClick={onCancel} disabled={isBusy}>
        {leaveLabel ?? admin.cancel}
      </Button>
      <Button type="submit" isBusy={isBusy}>
        {isBusy && busyLabel ? busyLabel : label}
      </Button>
    </footer>
  )
}
