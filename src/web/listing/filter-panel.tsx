import type { FormEvent } from 'react'
import { useHref } from 'react-router'
import type { Facets } from '#contract/search/types.ts'
import { filterGroups, isIdle } from '#domain/attributes.ts'
import { emptyFilter, type ListingFilter } from '#domain/listing/listing.ts'
import { cleared, hasFilters, toggle } from '#domain/listing/listing-choices.ts'
import { listingPath } from '#domain/listing/listing-query.ts'
import { listing as english } from '#web/words/en/listing.ts'
import { useWords } from '#web/words/words.ts'
import { Button } from '../ui/button.tsx'
import { ArrivalFilter } from './arrival-filter.tsx'
import { FilterGroup } from './filter-group.tsx'
import { PriceFilter } from './price/price-filter.tsx'
import { StockFilter } from './stock-filter.tsx'
import type { Choose } from './use-listing.ts'

type FilterPanelProps = {
  /** Lets controls outside the panel belong to its form. */
  id?: string
  filter: ListingFilter
  /** Undefined until the first list is there. */
  facets: Facets | undefined
  choose: Choose
}

/** The choices of a list, in step with its address; a plain form where no JavaScript runs. */
export function FilterPanel({ id, filter, facets, choose }: FilterPanelProps) {
  const words = useWords('listing', english)
  return (
    <form
      id={id}
      method="get"
      action={useHref(listingPath({ ...emptyFilter, category: filter.category }))}
      onSubmit={stay}
      className="divide-y divide-line border-y border-line"
    >
      {filter.list && <input type="hidden" name="filter" value={filter.list} />}
      {filter.text && <input type="hidden" name="q" value={filter.text} />}
      <PriceFilter filter={filter} bands={facets?.bands ?? []} choose={choose} />
      <StockFilter filter={filter} count={facets?.inStock} choose={choose} />
      <ArrivalFilter filter={filter} choose={choose} />
      {groupsOf(filter, facets).map((group) => (
        <FilterGroup
          key={group}
          group={group}
          options={facets?.[group] ?? []}
          filter={filter}
          onToggle={(value) => choose((now) => toggle(now, group, value))}
        />
      ))}
      <div className="flex flex-wrap gap-3 py-4 empty:hidden">
        <span className="scripting:hidden">
          <Button type="submit">{words.apply}</Button>
        </span>
        {hasFilters(filter) && (
          <span className="no-script:hidden">
            <Button look="quiet" size="sm" onClick={() => choose(cleared)}>
              {words.clearAll}
            </Button>
          </span>
        )}
      </div>
    </form>
  )
}

/** A group in which there is nothing to choose is left out: the country while every saree is of India. */
const groupsOf = (filter: ListingFilter, facets: Facets | undefined) =>
  filterGroups.filter(
    (group) =>
      filter[group].length > 0 || !isIdle(group, facets?.[group].map(({ value }) => value) ?? []),
  )

/** With JavaScript every change is applied at once, so Enter has nothing left to do. */
const stay = (event: FormEvent) => event.preventDefault()
