import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as contentCalls from '#contract/content/calls.ts'
import type { Category } from '#contract/content/types.ts'
import type { Facets } from '#contract/search/types.ts'
import type { ListingFilter, ListingSort } from '#domain/listing/listing.ts'
import { listingPath } from '#domain/listing/listing-query.ts'
import { headings as englishHeadings } from '#web/words/en/headings.ts'
import { listing as english } from '#web/words/en/listing.ts'
import { langOf } from '#web/words/in-english.ts'
import { useWords } from '#web/words/words.ts'
import { queryFor } from '../cache.ts'
import { Breadcrumbs } from '../ui/navigation/breadcrumbs.tsx'
import { Pagination } from '../ui/navigation/pagination.tsx'
import { AppliedChips } from './applied-chips.tsx'
import { CorrectedNote } from './corrected-note.tsx'
import { FilterPanel } from './filter-panel.tsx'
import { FilterSheet } from './filter-sheet.tsx'
import { ListingGrid } from './listing-grid.tsx'
import { crumbsOf, pageTitle, titleOf } from './listing-title.ts'
import { LoadFailure } from './load-failure.tsx'
import { SortSelect } from './sort-select.tsx'
import { UnderstoodChips } from './understood-chips.tsx'
import { type Choices, useListing } from './use-listing.ts'

const panelId = 'filters'

export function ListingPage({ filter }: { filter: ListingFilter }) {
  const category = useCategory(filter.category)
  const headings = useWords('headings', englishHeadings)
  const title = titleOf(filter, category, headings)
  const heading = pageTitle(title, filter.page, headings)
  const { choices, answer, shown, error, isLate, isFetching, tryAgain } = useListing(filter)
  const panel = { ...choices, facets: answer?.facets }
  return (
    <div className="page pb-16 md:pt-4">
      <div className="hidden md:block">
        <Breadcrumbs crumbs={crumbsOf(filter, title, headings)} />
      </div>
      <ListingHead title={heading} category={category} correctedTo={answer?.correctedTo} />
      <div className="flex flex-col-reverse gap-10 md:flex-row lg:gap-12">
        <aside className="no-script:block hidden w-full shrink-0 md:block md:w-52 lg:w-60">
          <FilterPanel id={panelId} {...panel} />
        </aside>
        <section aria-label={title} className="min-w-0 flex-1">
          <ListingBar total={answer?.total} panel={panel} />
          {answer && filter.text !== null && (
            <UnderstoodChips filter={choices.settled} answer={answer} />
          )}
          <AppliedChips filter={choices.settled} facets={answer?.facets} />
          {error && <LoadFailure error={error} isTrying={isFetching} onTryAgain={tryAgain} />}
          <ListingGrid answer={shown} filter={filter} isLate={isLate} hasFailed={error !== null} />
          <div className="mt-12">
            <Pagination
              page={answer?.page ?? 1}
              pages={answer?.pages ?? 1}
              hrefOf={(page) => listingPath({ ...filter, page })}
            />
          </div>
        </section>
      </div>
      <div className="mt-6 md:hidden">
        <Breadcrumbs crumbs={crumbsOf(filter, title, headings)} />
      </div>
    </div>
  )
}

type ListingHeadProps = {
  title: string
  category: Pick<Category, 'description' | 'inEnglish'> | undefined
  correctedTo: string | null | undefined
}

/** What the list is called, and what its category is. */
function ListingHead({ title, category = nothing, correctedTo }: ListingHeadProps) {
  return (
    <header className="mt-4 mb-6 md:mb-8">
      <h1 lang={langOf(category, 'name')} className="text-2xl md:text-3xl">
        {title}
      </h1>
      {category.description && (
        <p lang={langOf(category, 'description')} className="measure mt-2 text-soft">
          {category.description}
        </p>
      )}
      {correctedTo && <CorrectedNote to={correctedTo} />}
    </header>
  )
}

const nothing: Pick<Category, 'description' | 'inEnglish'> = { description: null }

type ListingBarProps = {
  total: number | undefined
  panel: Choices & { facets: Facets | undefined }
}

/** The way to the filters, how many there are, and the order; on phones the bar that stays at the bottom. */
function ListingBar({ total, panel }: ListingBarProps) {
  const words = useWords('listing', english)
  const { chosen, settled, choose } = panel
  return (
    <>
      <div className="bottom-bar mb-4 flex items-center justify-between gap-3 max-md:mb-0 md:gap-6">
        <FilterSheet {...panel} total={total} />
        <a
          href={`#${panelId}`}
          className="link scripting:hidden inline-flex min-h-11 items-center md:hidden"
        >
          {words.filters}
        </a>
        <p
          role="status"
          className="text-soft whitespace-nowrap tabular-nums max-md:flex-1 max-md:text-center max-md:text-sm"
        >
          {total !== undefined && words.count(total)}
        </p>
        <SortSelect
          sort={chosen.sort}
          isSearch={chosen.text !== null}
          formId={panelId}
          choose={choose}
        />
      </div>
      <SortNews sort={settled.sort} total={total} />
    </>
  )
}

/** How many there are is heard when it changes; another order of the same many would change in silence. */
function SortNews({ sort, total }: { sort: ListingSort; total: number | undefined }) {
  const words = useWords('listing', english)
  const [first] = useState(sort)
  const [isSorted, setSorted] = useState(false)
  if (sort !== first && !isSorted) setSorted(true)
  return (
    <div role="status" className="sr-only">
      {isSorted && <p>{words.sorts[sort]}</p>}
      {isSorted && total !== undefined && <p>{words.count(total)}</p>}
    </div>
  )
}

/** The category of the address; what the menu knows of it stands in until it is there. */
function useCategory(slug: string | null): Category | undefined {
  const { data: categories } = useQuery(queryFor(contentCalls.listCategories, {}))
  const { data } = useQuery({
    ...queryFor(contentCalls.getCategory, { slugOrId: slug ?? '' }),
    enabled: slug !== null,
  })
  return slug === null ? undefined : (data ?? categories?.find((one) => one.slug === slug))
}
