import { undoChange } from '#contract/catalog/admin-calls.ts'
import { admin } from '#web/words/en/admin.ts'
import { asJson, useSave } from '../../parts/forms/use-save.ts'
import { productLists } from '../../parts/refresh.ts'

const words = admin.products.bulk

/** Takes a change of many products back, and says which of them stay as somebody has changed them since. */
export function useUndo() {
  const { save } = useSave(asJson(undoChange), {
    done: ({ changed, kept }) =>
      kept.length === 0 ? words.undone(changed) : words.undoneBut(changed, kept.join(', ')),
    failed: words.undoFailed,
    refreshes: productLists,
  })
  return (id: number) => save({ id })
}
