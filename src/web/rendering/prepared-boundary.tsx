import { useQueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { useLoaderData } from 'react-router'
import type { Prepared } from '../loading.ts'
import { preparedId } from './brought.ts'
import type { PackedState } from './packed-state.ts'

type PreparedBoundaryProps = { state: PackedState; children: ReactNode }

/** Puts what a page was prepared with into the cache, before anything below asks for it. */
export function PreparedBoundary({ state, children }: PreparedBoundaryProps) {
  const cache = useQueryClient()
  useMemo(() => {
    for (const [key, answer] of Object.entries(state.answers ?? {})) {
      const isKnown = cache.getQueryData([key]) !== undefined
      if (!isKnown) cache.setQueryData([key], answer)
    }
  }, [cache, state])
  return children
}

/** The same around the screen of a route, with what its loader has prepared. */
export function PreparedPage({ children }: { children: ReactNode }) {
  const { state } = useLoaderData<Prepared>()
  return <PreparedBoundary state={state}>{children}</PreparedBoundary>
}

/** What all loaders of a page have asked for, as pack() writes it; in the browser the page holds it already. */
export const PreparedContext = createContext('')

/** Stands before the scripts, which read it first of all. */
export function PreparedText() {
  const text = useContext(PreparedContext)
  return (
    <script
      id={preparedId}
      type="application/json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: pack() leaves nothing that could end the element.
      dangerouslySetInnerHTML={{ __html: text }}
    />
  )
}
