import type { Category } from '#contract/content/types.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Link } from '#web/ui/link.tsx'
import { notFound, routerHint } from '#web/words/en/not-found.ts'
import { useLanguage, useWords } from '#web/words/words.ts'
import { SearchBox } from './search/search-box.tsx'

/** For every address that the shop does not know: a sentence for a person, search and ways on; both lines of the spec last. */
export function NothingHere({ categories }: { categories: Category[] }) {
  const words = useWords('notFound', notFound)
  return (
    <EmptyState headingLevel="h1" title={words.sorry} text={words.help}>
      <SearchBox className="mb-3 w-full text-start" />
      <LinkButton to="/products">{words.browse}</LinkButton>
      <LinkButton to="/" look="quiet">
        {words.home}
      </LinkButton>
      {categories.length > 0 && (
        <ul className="ways-on mt-5 flex w-full flex-wrap justify-center gap-x-5">
          {categories.map(({ id, slug, name }) => (
            <li key={id}>
              <Link to={`/products/${slug}`} className="link reachable py-2">
                {name}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {useLanguage() === 'en' && (
        <p className="mt-8 w-full text-sm text-soft">
          {words.title}
          <br />
          {routerHint}
        </p>
      )}
    </EmptyState>
  )
}
