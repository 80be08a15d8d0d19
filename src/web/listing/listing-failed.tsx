import { useHref, useLocation } from 'react-router'
import { headings as english } from '#web/words/en/headings.ts'
import { useWords } from '#web/words/words.ts'
import { buttonClass } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'

/** The whole page when not even the first list could be loaded. */
export function ListingFailed() {
  const words = useWords('headings', english)
  const { pathname, search } = useLocation()
  return (
    <EmptyState title={words.empty} text={words.emptyText} headingLevel="h1">
      {/* A whole load, which also works before JavaScript. */}
      <a href={useHref(pathname + search)} className={buttonClass({})}>
        {words.tryAgain}
      </a>
    </EmptyState>
  )
}
