import { useState } from 'react'
import { importProducts } from '#contract/catalog/admin-calls.ts'
import type { ImportReport } from '#contract/catalog/admin-types.ts'
import { toast } from '#web/ui/toast/toast.ts'
import { admin } from '#web/words/en/admin.ts'
import { useSave } from '../../parts/forms/use-save.ts'
import { productLists } from '../../parts/refresh.ts'
import { sendForm } from '../../send-form.ts'

const words = admin.products.file

/** A file of products with its pictures, what the shop would make of them, and the word to do it. */
export function useImport(onDone: () => void) {
  const [chosen, setChosen] = useState<{ file: File | null; pictures: File[] }>({
    file: null,
    pictures: [],
  })
  const [report, setReport] = useState<ImportReport | null>(null)
  const [isCounted, setCounted] = useState(false)
  const { save: send, isSaving } = useSave(
    (form: FormData, key: string) => sendForm(importProducts, { input: {}, form, key }),
    { failed: words.failed, refreshes: productLists },
  )
  const { file, pictures } = chosen
  const check = async () => {
    if (!file) return
    const result = await send(checkFormOf(file, pictures))
    if (result.isDone) setReport(result.answer)
  }
  const apply = async () => {
    if (!file) return
    const result = await send(formOf(file, pictures, isCounted))
    if (!result.isDone) return
    const { isApplied, created, updated, unchanged } = result.answer
    if (!isApplied) return setReport(result.answer)
    const description = words.sum(created, updated, unchanged)
    toast({ tone: 'success', title: words.done, description })
    onDone()
  }
  return {
    ...{ file, report, isCounted, setCounted, isSaving, check, apply },
    /** What was said of the files before holds no longer. */
    choose(change: Partial<typeof chosen>) {
      setChosen({ ...chosen, ...change })
      setReport(null)
    },
  }
}

/** To look first, the names of the pictures are enough. */
function checkFormOf(file: File, pictures: File[]): FormData {
  const form = new FormData()
  form.append('dryRun', '1')
  for (const { name } of pictures) form.append('pictureNames', name)
  form.append('file', file)
  return form
}

function formOf(file: File, pictures: File[], isCounted: boolean): FormData {
  const form = new FormData()
  form.append('file', file)
  for (const picture of pictures) form.append('images', picture)
  if (isCounted) form.append('stock', 'replace')
  return form
}
