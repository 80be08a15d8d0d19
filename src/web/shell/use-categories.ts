import { useQuery } from '@tanstack/react-query'
import { listCategories } from '#contract/content/calls.ts'
import { queryFor } from '../cache.ts'

/** The categories of the shop, in their order. */
export function useCategories() {
  return useQuery(queryFor(listCategories, {})).data ?? []
}
