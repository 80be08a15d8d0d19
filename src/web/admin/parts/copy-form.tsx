import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { useLeaveGuard } from './use-leave-guard.ts'

type CopyFormProps = {
  /** The copy that is being changed (useTouchedCopy). */
  copy: { isTouched: boolean; isOutdated: boolean }
  /** Said when somebody else has saved meanwhile. */
  newer: string
  className?: string
  onSubmit: () => Promise<void>
  children: ReactNode
}

/** Changes settings in a copy, and asks before it is left unsaved. */
export function CopyForm({ copy, newer, className, onSubmit, children }: CopyFormProps) {
  useLeaveGuard(copy.isTouched)
  return (
    <form
      noValidate
      className={className}
      onSubmit={(event) => {
        event.preventDefault()
        void onSubmit()
      }}
    >
      {copy.isOutdated && (
        <p role="status" className="mb-4 border border-zari bg-card px-4 py-3">
          {newer}
        </p>
      )}
      {children}
    </form>
  )
}

type ResetAndSaveProps = {
  copy: { isTouched: boolean; reset: () => void }
  words: { reset: string; save: string; saving: string }
  isSaving: boolean
}

export function ResetAndSave({ copy, words, isSaving }: ResetAndSaveProps) {
  return (
    <>
      <Button look="quiet" onClick={copy.reset} disabled={!copy.isTouched}>
        {words.reset}
      </Button>
      <Button type="submit" isBusy={isSaving}>
        {isSaving ? words.saving : words.save}
      </Button>
    </>
  )
}
