import type { ComponentProps, ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { DraftNotice } from '../drafts/draft-notice.tsx'
import { NewerNotice } from '../newer/newer-notice.tsx'
import { type Proof, ProofFields, proofIn } from './proof-fields.tsx'
import { useLeaveGuard } from './use-leave-guard.ts'

/** What a form of settings knows of itself (useSettings). */
type Form = {
  copy: {
    isTouched: boolean
    isOutdated: boolean
    reset: () => void
    noticeIn: (labels: Record<string, string>) => ComponentProps<typeof NewerNotice> | null
  }
  draft: { notice: ComponentProps<typeof DraftNotice> | null; done: () => void }
  isSaving: boolean
  submit: (proof?: Proof) => Promise<void>
  faults: Record<string, string>
}

type Words = { reset: string; save: string; saving: string }

type SettingsFormProps = {
  form: Form
  /** How its fields are called. */
  labels: Record<string, string>
  words: Words & {
    /** Said when somebody else has saved meanwhile. */
    newer: string
  }
  /** True where this role only looks. */
  isReadOnly?: boolean
  className?: string
  /** Stands above the fields. */
  intro?: ReactNode
  /** True where some of it wants the password once more. */
  isProved?: boolean
  /** In place of Reset and Save. */
  buttons?: ReactNode
  children: ReactNode
}

/** Changes settings in a copy, and asks before it is left unsaved. */
export function SettingsForm(props: SettingsFormProps) {
  const { form, labels, words, isReadOnly = false, className, intro, buttons, children } = props
  const { isProved = false } = props
  useLeaveGuard(form.copy.isTouched, form.draft.done)
  return (
    <form
      noValidate
      className={className}
      onSubmit={(event) => {
        event.preventDefault()
        void form.submit(isProved ? proofIn(new FormData(event.currentTarget)) : {})
      }}
    >
      <Newer copy={form.copy} labels={labels} says={words.newer} />
      {!isReadOnly && form.draft.notice && (
        <div className="mb-4">
          <DraftNotice {...form.draft.notice} />
        </div>
      )}
      {intro}
      <fieldset disabled={isReadOnly || form.isSaving} className="min-w-0">
        {children}
        {isProved && <ProofFields errors={form.faults} isOver={!form.copy.isTouched} />}
      </fieldset>
      {buttons ?? (!isReadOnly && <ResetAndSave form={form} words={words} />)}
    </form>
  )
}

type NewerProps = Pick<Form, 'copy'> & { labels: Record<string, string>; says: string }

/** What others have saved meanwhile. */
function Newer({ copy, labels, says }: NewerProps) {
  const notice = copy.noticeIn(labels)
  if (notice) {
    return (
      <div className="mb-4">
        <NewerNotice {...notice} />
      </div>
    )
  }
  if (!copy.isOutdated) return null
  return (
    <p
      ref={focusIt}
      role="status"
      tabIndex={-1}
      className="mb-4 scroll-mt-24 border border-zari bg-card px-4 py-3 outline-none"
    >
      {says}
    </p>
  )
}

/** Saving is far below it. */
const focusIt = (said: HTMLElement | null) => said?.focus()

const row = 'mt-5 flex flex-wrap justify-end gap-3'

type ResetAndSaveProps = { form: Form; words: Words; className?: string }

export function ResetAndSave({ form, words, className = row }: ResetAndSaveProps) {
  const { copy, isSaving } = form
  return (
    <div className={className}>
      <Button look="quiet" onClick={copy.reset} disabled={!copy.isTouched}>
        {words.reset}
      </Button>
      <Button type="submit" isBusy={isSaving}>
        {isSaving ? words.saving : words.save}
      </Button>
    </div>
  )
}
