import type { ReactNode } from 'react'
import type { Suggestion } from '#contract/search/types.ts'
import type { HelpTopic } from '#domain/search/help-topics.ts'
import { listing } from '#web/words/en/listing.ts'
import { suggestions as english } from '#web/words/suggestions/en.ts'
import { useWords } from '#web/words/words.ts'
import { pageOfTopic } from '../../listing/page-of-topic.ts'
import { MeaningRow, ShownRow, TextRow } from './suggestion-rows.tsx'
import { useCompletion } from './use-completion.ts'

/** One line of the list; `search` is the text that it searches for, where it does. */
export type Option = { to: string; search?: string; row: ReactNode }

/** What the typed words mean, then pages that answer them, categories and pieces; of nothing, what was typed lately. */
export function useOptions(typed: string, recent: readonly string[]): Option[] {
  const words = useWords('suggestions', english)
  const { help } = useWords('listing', listing).search
  const { meaning, suggestions, help: topics } = useCompletion(typed)
  if (typed.trim() === '') {
    return recent.map((text) => ({ ...searchFor(text), row: <TextRow>{text}</TextRow> }))
  }
  const shown = (kind: Suggestion['kind']) =>
    suggestions
      .filter((one) => one.kind === kind)
      .map((one) => ({
        to: addressOf(one),
        row: <ShownRow {...one} category={words.category} />,
      }))
  return [
    ...(meaning ? [{ ...searchFor(meaning.text), row: <MeaningRow {...meaning} /> }] : []),
    ...pagesOf(topics).map(([to, topic]) => ({
      to,
      row: <TextRow kind={words.help}>{help[topic]}</TextRow>,
    })),
    ...shown('category'),
    ...shown('product'),
  ]
}

const searchFor = (text: string) => ({
  to: `/products?q=${encodeURIComponent(text)}`,
  search: text,
})

const addressOf = ({ kind, slug }: Suggestion) =>
  kind === 'category' ? `/products/${slug}` : `/product/${slug}`

/** Two questions may be answered by one page, which stands there once. */
function pagesOf(topics: readonly HelpTopic[]): [to: string, topic: HelpTopic][] {
  const pages = new Map<string, HelpTopic>()
  for (const topic of topics) {
    const to = pageOfTopic[topic]
    if (!pages.has(to)) pages.set(to, topic)
  }
  return [...pages]
}
