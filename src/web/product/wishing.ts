import { useQuery } from '@tanstack/react-query'
import { cacheOfBrowser } from '../loading.ts'

const key = ['wished']

/** Puts a saree on the wishlist or takes it off; tells whether it is on it now. */
export async function toggleWishlist(productId: number, isWished: boolean): Promise<boolean> {
  cacheOfBrowser().setQueryData<number[]>(key, (ids = []) =>
    isWished ? [...ids, productId] : ids.filter((id) => id !== productId),
  )
  return isWished
}

export function useIsWished(productId: number): boolean {
  const { data } = useQuery<number[], Error, boolean>({
    queryKey: key,
    enabled: false,
    select: (ids) => ids.includes(productId),
  })
  return data ?? false
}
