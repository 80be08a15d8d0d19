import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { changeProducts, duplicateProduct } from '#contract/catalog/admin-calls.ts'
import type { StockItem } from '#contract/catalog/admin-types.ts'
import type { BulkChange } from '#contract/catalog/bulk-types.ts'
import { toast } from '#web/ui/toast/toast.ts'
import { admin } from '#web/words/en/admin.ts'
import { useAsk } from '../parts/ask.tsx'
import { asJson, useSave } from '../parts/forms/use-save.ts'
import { productLists, refresh } from '../parts/refresh.ts'
import { useUndo } from './bulk/use-undo.ts'
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
    ...useChange(),
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

/** Changes many at once; `isChanging` until the rows are read anew, for nobody may choose among those of before. */
function useChange() {
  const cache = useQueryClient()
  const ask = useAsk()
  const undo = useUndo()
  const { save } = useSave(asJson(changeProducts), { failed: words.bulk.failed })
  const [isChanging, setChanging] = useState(false)
  const change = async (change: BulkChange, seen: StockItem[], onDone: () => void) => {
    const confirm = change.action === 'archive' ? words.bulk.archive : admin.newer.anyway
    setChanging(true)
    const done = await changeSeen(change, seen, { send: save, ask, confirm })
    if (done) {
      toastWithUndo(said(change), () => void undo(done.undoId))
      onDone()
    }
    await refresh(cache, ...refreshes)
    setChanging(false)
  }
  return { isChanging, change }
}

function said({ action, ids }: BulkChange): string {
  const { archivedDone, restoredDone, changed } = words.bulk
  if (action === 'archive') return archivedDone(ids.length)
  return (action === 'restore' ? restoredDone : changed)(ids.length)
}

function toastWithUndo(title: string, onAct: () => void) {
  toast({ tone: 'success', title, action: { label: admin.undo, onAct } })
}
