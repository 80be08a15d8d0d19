import { createContext, type ReactNode, useCallback, useContext, useId, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { admin } from '#web/words/en/admin.ts'
import { useModal } from './forms/use-modal.ts'

export type Question = {
  title: string
  text?: ReactNode
  confirm: string
  cancel?: string
  isDanger?: boolean
}

type Ask = (question: Question) => Promise<boolean>

const AskContext = createContext<Ask>(async () => false)

/** Asks the person and waits for yes or no: `if (await ask({ … })) …` */
export const useAsk = () => useContext(AskContext)

type Open = Question & { answer: (isYes: boolean) => void }

/** Shows the questions of everything inside it, one at a time. */
export function AskPlace({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState<Open | null>(null)
  const ask = useCallback<Ask>(
    (question) =>
      new Promise((resolve) =>
        setOpen({
          ...question,
          answer(isYes) {
            setOpen(null)
            resolve(isYes)
          },
        }),
      ),
    [],
  )
  return (
    <AskContext value={ask}>
      {children}
      {open && <QuestionDialog {...open} />}
    </AskContext>
  )
}

function QuestionDialog({ title, text, confirm, cancel, isDanger, answer }: Open) {
  const id = useId()
  const dialog = useModal()
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby={id}
      aria-describedby={text ? `${id}-text` : undefined}
      className="dialog dialog-centre dialog-narrow p-5"
      onCancel={(event) => {
        event.preventDefault()
        answer(false)
      }}
    >
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      {text && (
        <div id={`${id}-text`} className="mt-2 text-soft">
          {text}
        </div>
      )}
      <div className="mt-5 flex flex-wrap justify-end gap-3">
        <Button look="quiet" onClick={() => answer(false)}>
          {cancel ?? admin.cancel}
        </Button>
        <Button look={isDanger ? 'danger' : 'primary'} onClick={() => answer(true)}>
          {confirm}
        </Button>
      </div>
    </dialog>
  )
}
