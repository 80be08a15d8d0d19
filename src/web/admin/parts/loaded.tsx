import type { ReactNode } from 'react'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { LoadFailed } from './lists/table-states.tsx'

type LoadedProps<Data> = {
  /** What a query knows so far. */
  asked: { data: Data | undefined; error: unknown; refetch: () => unknown }
  /** Holds the room until it is there: 'h-96'. */
  height: string
  children: (data: Data) => ReactNode
}

/** What one question answers, in all its states. */
export function Loaded<Data>({ asked, height, children }: LoadedProps<Data>) {
  const { data, error, refetch } = asked
  if (data !== undefined) return children(data)
  if (error) return <LoadFailed error={error} onRetry={() => void refetch()} />
  return <Skeleton className={height} />
}
