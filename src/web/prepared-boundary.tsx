import { type DehydratedState, HydrationBoundary } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type PackedState, unpack } from './packed-state.ts'

type PreparedBoundaryProps = { state: PackedState; children: ReactNode }

/**
 * Puts what a page was prepared with into this tab's cache. A page that was kept is checked when it is
 * sent, so what came with it is as fresh as its arrival, however long ago it was made.
 */
export function PreparedBoundary({ state, children }: PreparedBoundaryProps) {
  const brought = unpack(state)
  const fresh = typeof document === 'undefined' ? brought : asOfArrival(brought)
  return <HydrationBoundary state={fresh}>{children}</HydrationBoundary>
}

const arrived = new WeakMap<DehydratedState, DehydratedState>()

function asOfArrival(state: DehydratedState): DehydratedState {
  const known = arrived.get(state)
  if (known) return known
  const dataUpdatedAt = Date.now()
  const fresh = {
    ...state,
    queries: state.queries.map((query) => ({ ...query, state: { ...query.state, dataUpdatedAt } })),
  }
  arrived.set(state, fresh)
  return fresh
}
