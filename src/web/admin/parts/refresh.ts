import type { QueryClient } from '@tanstack/react-query'

/** Asks again for every answer whose address begins so; what nobody looks at is asked for when needed. */
export function refresh(cache: QueryClient, ...beginnings: string[]): Promise<void> {
  return cache.invalidateQueries({
    predicate: ({ queryKey }) =>
      beginnings.some((beginning) => String(queryKey[0]).startsWith(beginning)),
  })
}

/** The public and the admin lists of products (spec §7), and what counts them. */
export const productLists = [
  ...['/api/products', '/api/search', '/api/admin/products', '/api/admin/stock'],
  '/api/admin/margins',
  ...['/api/admin/categories/counts', '/api/admin/today'],
]
