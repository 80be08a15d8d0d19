import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Endpoint } from '#contract/endpoint.ts'
import { Link } from '#web/ui/link.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { queryFor } from '../../../cache.ts'
import { tempo } from '../../../tempo.ts'
import { LoadFailed, NothingHere } from './table-states.tsx'

type OneByIdProps<Thing> = {
  endpoint: Endpoint<{ id: number }, Thing>
  /** Null where the address names none. */
  id: number | null
  /** Where the others stand. */
  list: string
  words: { back: string; notFound: string }
  /** True while it is looked at again and again. */
  isMoving?: (thing: Thing) => boolean
  children: (thing: Thing) => ReactNode
}

/** One thing of a list in all its states, below the way back to the list. */
export function OneById<Thing>(props: OneByIdProps<Thing>) {
  const { endpoint, id, list, words, isMoving, children } = props
  const { data, error, refetch } = useQuery({
    ...queryFor(endpoint, { id: id ?? 0 }),
    enabled: id !== null,
    refetchInterval: ({ state }) =>
      state.data !== undefined && isMoving?.(state.data) ? tempo.pollMs : false,
  })
  const isUnknown = id === null || error?.status === 404
  return (
    <>
      <p className="pb-3">
        <Link to={list} className="link">
          {words.back}
        </Link>
      </p>
      {isUnknown ? (
        <NothingHere>{words.notFound}</NothingHere>
      ) : data ? (
        children(data)
      ) : error ? (
        <LoadFailed error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-96" />
      )}
    </>
  )
}
