import { useQuery } from '@tanstack/react-query'
import { productMargins } from '#contract/costs/admin-calls.ts'
import type { MarginsOfProducts } from '#contract/costs/types.ts'
import { queryKeepingLast } from '../../cache.ts'
import { useMay } from '../allowed.ts'

export type Margin = MarginsOfProducts['items'][number]

/** The margins of what a list shows, by id; empty for whoever may not see what pieces cost. */
export function useMargins(ids: readonly number[]): ReadonlyMap<number, Margin> {
  const enabled = useMay('costs.see') && ids.length > 0
  const { data } = useQuery({
    ...queryKeepingLast(productMargins, { ids: ids.join(',') }),
    enabled,
    // The list beside it keeps its rows too while the next ones come.
  })
  return new Map(enabled ? data?.items.map((one) => [one.id, one]) : [])
}
