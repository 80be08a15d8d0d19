import { useQueryClient } from '@tanstack/react-query'
import { updateProduct } from '#contract/admin-endpoints.ts'
import { toast } from '#web/ui/toast.ts'
import { admin } from '#web/words/en/admin.ts'
import { ApiError, call } from '../../api.ts'
import { productLists, refresh } from '../parts/refresh.ts'

const words = admin.products.pictures

/** Takes a picture from a product at once; answers the paths of those that are left, or null. */
export function useRemovePicture() {
  const cache = useQueryClient()
  return async (productId: number, src: string): Promise<string[] | null> => {
    try {
      const input = { id: String(productId), imagesToRemove: [src] }
      const { images } = await call(updateProduct, input)
      toast({ tone: 'success', title: words.removed })
      void refresh(cache, ...productLists)
      return images
    } catch (error) {
      const reason = error instanceof ApiError ? error.reason : ''
      const description = reason || words.unknownError
      toast({ tone: 'destructive', title: words.removeFailed, description })
      return null
    }
  }
}
