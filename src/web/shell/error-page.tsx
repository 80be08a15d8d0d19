import { useHref, useLocation } from 'react-router'
import { buttonClass, LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { shell } from '#web/words/en/shell.ts'
import { useWords } from '#web/words/words.ts'

/** When the server failed (500) or could not be reached (503); needs nothing that could be missing. */
export function ErrorPage({ status }: { status: number }) {
  const words = useWords('shell', shell).broken
  const { pathname, search } = useLocation()
  const isUnavailable = status === 503
  return (
    <EmptyState
      headingLevel="h1"
      title={isUnavailable ? words.unavailableTitle : words.title}
      text={isUnavailable ? words.unavailableText : words.text}
    >
      <a href={useHref(pathname + search)} className={buttonClass({})}>
        {words.tryAgain}
      </a>
      <LinkButton to="/" look="quiet" isDocument>
        {words.home}
      </LinkButton>
    </EmptyState>
  )
}
