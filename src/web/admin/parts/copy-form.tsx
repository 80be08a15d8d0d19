import type { ComponentProps, ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { NewerNotice } from './newer-notice.tsx'
import { useLeaveGuard } from './use-leave-guard.ts'

type NoticeProps = ComponentProps<typeof NewerNotice>

type CopyFormProps = {
  /** The copy that is being changed (useTouchedCopy). */
  copy: {
    isTouched: boolean
    isOutdated: boolean
    noticeIn: (labels: Record<string, string>) => NoticeProps | null
  }
  /** How its fields are called. */
  labels: Record<string, string>
  /** Said when somebody else has saved meanwhile. */
  newer: string
  className?: string
  onSubmit: () => Promise<void>
  children: ReactNode
}

/** Changes settings in a copy, and asks before it is left unsaved. */
export function CopyForm({ copy, labels, newer, className, onSubmit, children }: CopyFormProps) {
  const notice = copy.noticeIn(labels)
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
      {copy.isOutdated && !notice && (
        <p role="status" className="mb-4 border border-zari bg-card px-4 py-3">
          {newer}
        </p>
      )}
      {notice && (
        <div className="mb-4">
          <NewerNotice {...notice} />
        </div>
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
