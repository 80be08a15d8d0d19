import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { useLoaderData } from 'react-router'
import type { Prepared } from './loading.ts'
import { type PackedState, unpack } from './packed-state.ts'

type PreparedBoundaryProps = { state: PackedState; children: ReactNode }

/**
 * A page that was kept is checked when it is sent, so what came with it is as fresh as its arrival,
 * however long ago it was made.
 */
const arrivedAt = Date.now()

/** Puts what a page was prepared with into this tab's cache, before anything below asks for it. */
export function PreparedBoundary({ state, children }: PreparedBoundaryProps) {
  const cache = useQueryClient()
  useMemo(() => {
    const updatedAt = typeof document === 'undefined' ? Date.now() : arrivedAt
    for (const [key, answer] of Object.entries(unpack(state))) {
      const isKnown = cache.getQueryData([key]) !== undefined
      if (!isKnown) cache.setQueryData([key], answer, { updatedAt })
    }
  }, [cache, state])
  return children
}

/** The same around the screen of a route, with what its loader has prepared. */
export function PreparedPage({ children }: { children: ReactNode }) {
  const { state } = useLoaderData<Prepared>()
  return <PreparedBoundary state={state}>{children}</PreparedBoundary>
}
