import { getSetup, saveOpening } from '#contract/settings/admin-calls.ts'
import { getShop } from '#contract/settings/calls.ts'
import type { SetupStep } from '#domain/setup.ts'
import { admin } from '#web/words/en/admin.ts'
import { useAsk } from '../parts/ask.tsx'
import { asJson, useSave } from '../parts/forms/use-save.ts'

const words = admin.setup
const refreshes = [getSetup.path, getShop.path]

/** Opens the shop to everybody or closes it again, after asking. */
export function useOpening() {
  const ask = useAsk()
  const opening = useSave(asJson(saveOpening), {
    done: words.opened,
    doneText: words.openedText,
    failed: words.failed,
    refreshes,
  })
  const closing = useSave(asJson(saveOpening), {
    done: words.closed,
    failed: words.failed,
    refreshes,
  })
  return {
    isSaving: opening.isSaving || closing.isSaving,
    /** `left` names what is not done yet. */
    async open(left: SetupStep[]) {
      const { title, text, nothingLeft, confirm, cancel } = words.openQuestion
      const missing = left.map((step) => words.steps[step].title)
      const question = missing.length === 0 ? nothingLeft : text(missing.join(', '))
      if (await ask({ title, text: question, confirm, cancel }))
        await opening.save({ isOpen: true })
    },
    async close() {
      const { title, text, confirm, cancel } = words.closeQuestion
      if (await ask({ title, text, confirm, cancel })) await closing.save({ isOpen: false })
    },
  }
}
