import { useQueryClient } from '@tanstack/react-query'
import { changeProducts, duplicateProduct } from '#contract/catalog/admin-calls.ts'
import type { BulkChange, StockItem } from '#contract/catalog/admin-types.ts'
import { toast } from '#web/ui/toast/toast.ts'
import { admin } from '#web/words/en/admin.ts'
import { useAsk } from '../parts/ask.tsx'
import { asJson, useSave } from '../parts/forms/use-save.ts'
import { productLists, refresh } from '../parts/refresh.ts'
import { changeSeen } from './change-seen.ts'
import { hideRows } from './use-stock.ts'

const words = admin.products
const refreshes = productLists

/** What can be done with rows as a whole: delete, restore, duplicate, change many. */
export function useProductActs() {
  const { restore, bringBack } = useRestore()
  const copy = useSave(asJson(duplicateProduct), {
    done: words.duplicated,
    doneText: words.duplicatedText,
    failed: words.duplicateFailed,
    refreshes,
  })
  return {
    remove: useRemove(bringBack),
    restore,
    duplicate: (item: StockItem) => copy.save({ id: String(item.id) }),
    ...useChange(bringBack),
  }
}

type BringBack = (ids: number[]) => Promise<{ isDone: boolean }>

function useRestore() {
  const cache = useQueryClient()
  const { save } = useSave(asJson(changeProducts), {
    done: words.restored,
    failed: words.restoreFailed,
    refreshes,
  })
  const bringBack: BringBack = (ids) => save({ action: 'restore', ids })
  const restore = async (item: StockItem) => {
    await hideRows(cache, [item.id])
    const { isDone } = await bringBack([item.id])
    if (!isDone) await refresh(cache, ...refreshes)
  }
  return { restore, bringBack }
}

/** Asks first; afterwards it can be brought back. */
function useRemove(bringBack: BringBack) {
  const cache = useQueryClient()
  const ask = useAsk()
  const archive = useSave(asJson(changeProducts), { failed: words.deleteFailed, refreshes })
  return async (item: StockItem) => {
    const isSure = await ask({
      title: words.deleteQuestion,
      text: words.deleteText(item.name),
      confirm: admin.delete,
      isDanger: true,
    })
    if (!isSure) return
    await hideRows(cache, [item.id])
    const isDone = await changeSeen({ action: 'archive', ids: [item.id] }, [item], {
      ...{ send: archive.save, ask },
      confirm: admin.delete,
    })
    if (!isDone) await refresh(cache, ...refreshes)
    else toastWithUndo(words.deleted, () => void bringBack([item.id]))
  }
}

/** Changes many at once. */
function useChange(bringBack: BringBack) {
  const ask = useAsk()
  const { save, isSaving } = useSave(asJson(changeProducts), {
    failed: words.bulk.failed,
    refreshes,
  })
  return {
    isChanging: isSaving,
    /** True once all of them are changed. */
    async change(change: BulkChange, seen: StockItem[]): Promise<boolean> {
      const confirm = change.action === 'archive' ? words.bulk.archive : admin.newer.anyway
      if (!(await changeSeen(change, seen, { send: save, ask, confirm }))) return false
      const count = change.ids.length
      if (change.action === 'archive') {
        toastWithUndo(words.bulk.archivedDone(count), () => void bringBack(change.ids))
      } else {
        const said = change.action === 'restore' ? words.bulk.restoredDone : words.bulk.changed
        toast({ tone: 'success', title: said(count) })
      }
      return true
    },
  }
}

function toastWithUndo(title: string, onAct: () => void) {
  toast({ tone: 'success', title, action: { label: admin.undo, onAct } })
}
