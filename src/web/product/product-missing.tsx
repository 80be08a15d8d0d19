import { useHref } from 'react-router'
import { headings as english } from '#web/words/en/headings.ts'
import { useWords } from '#web/words/words.ts'
import { buttonClass, LinkButton } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'

/** No such saree; or, with somewhere to try again, one that could not be loaded. */
export function ProductMissing({ tryAgainAt }: { tryAgainAt?: string }) {
  const words = useWords('headings', english)
  const here = useHref(tryAgainAt ?? '')
  return (
    <EmptyState headingLevel="h1" title={words.notFound} text={words.notFoundText}>
      {tryAgainAt && (
        // A whole load, which also works before JavaScript.
        <a href={here} className={buttonClass({})}>
          {words.tryAgain}
        </a>
      )}
      <LinkButton to="/products" look={tryAgainAt ? 'quiet' : 'primary'}>
        {words.browseAll}
      </LinkButton>
    </EmptyState>
  )
}
