import { type MouseEvent, type ReactNode, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { adminLook } from '#web/words/en/admin/content/look.ts'
import { FormDialog } from '../forms/form-dialog.tsx'
import { useSave } from '../forms/use-save.ts'

const words = adminLook.whole

type PreviewProps<Input, Answer> = {
  /** What stands in the form now. */
  read: () => Input
  /** Asks the shop how visitors would see it. */
  send: (input: Input, key: string) => Promise<Answer>
  draw: (answer: Answer) => ReactNode
}

/** A button that shows what stands in a form as visitors will see it, and the dialog in which it does, to be drawn beside that of the form. */
export function usePreview<Input, Answer>({ read, send, draw }: PreviewProps<Input, Answer>) {
  const [shown, setShown] = useState<{ answer: Answer } | null>(null)
  const { save: ask, isSaving } = useSave(send, { failed: words.failed })
  const show = async () => {
    const result = await ask(read())
    if (result.isDone) setShown({ answer: result.answer })
  }
  return {
    button: (
      <Button look="quiet" isBusy={isSaving} onClick={() => void show()}>
        {words.show}
      </Button>
    ),
    dialog: shown && (
      <FormDialog title={words.title} isWide onClose={() => setShown(null)}>
        {() => (
          <div role="presentation" className="flow-root bg-paper" onClickCapture={stayHere}>
            {draw(shown.answer)}
          </div>
        )}
      </FormDialog>
    ),
  }
}

/** Its links and buttons are there to be looked at: behind them waits a form that is not saved. */
function stayHere(event: MouseEvent) {
  const isMeant = event.target instanceof Element && event.target.closest('a, button')
  if (!isMeant) return
  event.preventDefault()
  event.stopPropagation()
}
