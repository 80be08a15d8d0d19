import { useState } from 'react'
import { createProduct, updateProduct } from '#contract/catalog/admin-calls.ts'
import type { StockItem } from '#contract/catalog/admin-types.ts'
import { admin } from '#web/words/en/admin.ts'
import { useSave } from '../parts/forms/use-save.ts'
import { productLists } from '../parts/refresh.ts'
import { sendForm } from '../send-form.ts'

const words = admin.products
const refreshes = [...productLists, '/api/categories']

/** Creates or updates a product with its pictures; `share` tells how much of them is sent, 0 to 1. */
export function useSaveProduct(item: StockItem | null) {
  const [share, setShare] = useState<number | null>(null)
  const done = item ? words.updated : words.created
  const { save, isSaving } = useSave(
    async (form: FormData, key: string) => {
      const hasFiles = form.has('images')
      const onProgress = (sent: number) => hasFiles && setShare(sent)
      try {
        return item
          ? await sendForm(updateProduct, { input: { id: String(item.id) }, form, key, onProgress })
          : await sendForm(createProduct, { input: {}, form, key, onProgress })
      } finally {
        setShare(null)
      }
    },
    {
      done: ({ state }) => (state === 'draft' ? words.publishing.savedDraft : done),
      failed: item ? words.updateFailed : words.createFailed,
      refreshes,
    },
  )
  return { save, isSaving, share }
}
