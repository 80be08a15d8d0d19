import { useQuery } from '@tanstack/react-query'
import { chosenProducts } from '#contract/catalog/calls.ts'
import { kinship } from '#web/words/kinship/en.ts'
import { useWords } from '#web/words/words.ts'
import { queryFor } from '../../cache.ts'
import { PieceRow } from './piece-row.tsx'

/** The sarees that were looked at before this one in this browser, the last one first. */
export function RecentlyViewed({ ids }: { ids: number[] }) {
  const words = useWords('kinship', kinship)
  const { data = [] } = useQuery(queryFor(chosenProducts, { ids: ids.join(',') }))
  return data.length > 0 && <PieceRow title={words.recent} products={data} />
}
