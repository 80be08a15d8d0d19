import { useQuery } from '@tanstack/react-query'
import * as contentCalls from '#contract/content/calls.ts'
import type { SearchAnswer } from '#contract/search/types.ts'
import { emptyFilter, type ListingFilter } from '#domain/listing/listing.ts'
import { cleared, hasFilters, isWhole } from '#domain/listing/listing-choices.ts'
import { listingPath } from '#domain/listing/listing-query.ts'
import { Link } from '#web/ui/link.tsx'
import { headings } from '#web/words/en/headings.ts'
import { listing as english } from '#web/words/en/listing.ts'
import { useWords } from '#web/words/words.ts'
import { queryFor } from '../cache.ts'
import { buttonClass, LinkButton } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { pageOfTopic } from './page-of-topic.ts'

/** The empty list, which is never a dead end: clear the filters, other words, other categories. */
export function NothingFound({ filter, answer }: { filter: ListingFilter; answer: SearchAnswer }) {
  const words = useWords('listing', english)
  const { empty, emptyText } = useWords('headings', headings)
  const { data: categories = [] } = useQuery(queryFor(contentCalls.listCategories, {}))
  const names = categories.map(({ name }) => name)
  const otherWords = answer.suggestions.filter((text) => !names.includes(text))
  // Where nothing is left out and nothing is found, there is nothing.
  if (isWhole(filter) && answer.total === 0) return <ComingSoon />
  return (
    <EmptyState title={empty} text={emptyText}>
      {hasFilters(filter) ? (
        <LinkButton to={listingPath(cleared(filter))} keepsScroll>
          {words.clearAll}
        </LinkButton>
      ) : (
        <LinkButton to="/products">{words.viewAll}</LinkButton>
      )}
      <WaysOn
        title={words.search.helpTitle}
        ways={answer.help.map((topic) => [words.search.help[topic], pageOfTopic[topic]])}
      />
      <WaysOn
        title={words.tryWords}
        ways={otherWords.map((text) => [text, listingPath({ ...emptyFilter, text })])}
      />
      <WaysOn
        title={words.otherCategories}
        ways={categories.map(({ name, slug }) => [name, `/products/${slug}`])}
      />
    </EmptyState>
  )
}

/** In place of advice that leads nowhere, while the shop has no saree at all. */
function ComingSoon() {
  const { soon, search } = useWords('listing', english)
  const { home } = useWords('headings', headings)
  return (
    <EmptyState title={soon.title} text={soon.text}>
      <LinkButton to="/">{home}</LinkButton>
      <LinkButton to={pageOfTopic.contact} look="quiet">
        {search.help.contact}
      </LinkButton>
    </EmptyState>
  )
}

function WaysOn({ title, ways }: { title: string; ways: [label: string, to: string][] }) {
  if (ways.length === 0) return null
  return (
    <nav aria-label={title} className="mt-6 w-full">
      <h3 className="mb-3 text-base text-soft">{title}</h3>
      <ul className="ways-on flex flex-wrap justify-center gap-2">
        {ways.map(([label, to]) => (
          <li key={to}>
            <Link to={to} className={buttonClass({ look: 'quiet', size: 'sm' })}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
