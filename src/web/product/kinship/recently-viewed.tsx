import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { chosenProducts } from '#contract/catalog/calls.ts'
import { kinship } from '#web/words/kinship/en.ts'
import { useWords } from '#web/words/words.ts'
import { queryFor } from '../../cache.ts'
import { PieceRow } from './piece-row.tsx'
import { recentIds, rememberRecent } from './recent-memory.ts'

/** The sarees that were looked at before this one in this browser; nothing where there are none. */
export function RecentlyViewed({ id }: { id: number }) {
  const words = useWords('kinship', kinship)
  const [ids] = useState(() => recentIds().filter((one) => one !== id))
  useEffect(() => rememberRecent(id), [id])
  const { data = [] } = useQuery({
    ...queryFor(chosenProducts, { ids: ids.join(',') }),
    enabled: ids.length > 0,
  })
  return data.length > 0 && <PieceRow title={words.recent} products={data} />
}
