import { useQueryClient } from '@tanstack/react-query'
import { updateProduct } from '#contract/catalog/admin-calls.ts'
import type { EditedProduct } from '#contract/catalog/admin-types.ts'
import { toast } from '#web/ui/toast/toast.ts'
import { admin } from '#web/words/en/admin.ts'
import { ApiError, call } from '../../../api.ts'
import type { Saved } from '../../parts/forms/use-save.ts'
import { productLists, refresh } from '../../parts/refresh.ts'

const words = admin.products.pictures

/** Takes a picture from a product at once; answers the product as it is then, or why it could not be done. */
export function useRemovePicture() {
  const cache = useQueryClient()
  return async (seen: EditedProduct, src: string): Promise<Saved<EditedProduct>> => {
    try {
      const input = { id: String(seen.id), imagesToRemove: [src], version: seen.version }
      const answer = await call(updateProduct, input)
      toast({ tone: 'success', title: words.removed })
      void refresh(cache, ...productLists)
      return { isDone: true, answer }
    } catch (error) {
      const reason = error instanceof ApiError ? error.reason : ''
      const description = reason || words.unknownError
      toast({ tone: 'destructive', title: words.removeFailed, description })
      return { isDone: false, error }
    }
  }
}
