import type { FormEvent } from 'react'
import { useHref } from 'react-router'
import type { Facets } from '#contract/search/types.ts'
import { filterGroups, isColour, isIdle } from '#domain/attributes.ts'
import { emptyFilter, type ListingFilter } from '#domain/listing/listing.ts'
import { cleared, hasFilters } from '#domain/listing/listing-choices.ts'
import { listingPath } from '#domain/listing/listing-query.ts'
import { listing as english } from '#web/words/en/listing.ts'
import { useWords } from '#web/words/words.ts'
import { Button } from '../ui/button.tsx'
import { ArrivalFilter } from './arrival-filter.tsx'
import { FilterGroup } from './filter-group.tsx'
import { PriceFilter } from './price/price-filter.tsx'
import { StockFilter } from './stock-filter.tsx'
import type { Choices, Choose } from './use-listing.ts'

type FilterPanelProps = Choices & {
  /** Lets controls outside the panel belong to its form. */
  id?: string
  /** Undefined until the first list is there. */
  facets: Facets | undefined
}

/** The choices of a list, in step with its address; a plain form where no JavaScript runs. */
export function FilterPanel({ id, facets, chosen, settled, choose }: FilterPanelProps) {
  return (
    <form
      id={id}
      method="get"
      action={useHref(listingPath({ ...emptyFilter, category: settled.category }))}
      onSubmit={stay}
      className="divide-y divide-line border-y border-line"
    >
      {settled.list && <input type="hidden" name="filter" value={settled.list} />}
      {settled.text && <input type="hidden" name="q" value={settled.text} />}
      <PriceFilter
        minPrice={chosen.minPrice}
        maxPrice={chosen.maxPrice}
        settled={settled}
        bands={facets?.bands ?? none}
        choose={choose}
      />
      <StockFilter isOn={chosen.inStock} count={facets?.inStock} choose={choose} />
      <ArrivalFilter by={chosen.by} choose={choose} />
      {groupsOf(settled, facets).map((group) => (
        <FilterGroup
          key={group}
          group={group}
          options={facets?.[group] ?? none}
          chosen={chosen[group]}
          settled={isColour(group) ? settled : undefined}
          choose={choose}
        />
      ))}
      <PanelButtons isNarrowed={hasFilters(settled)} choose={choose} />
    </form>
  )
}

/** Applies the form where no JavaScript runs; takes everything away. */
function PanelButtons({ isNarrowed, choose }: { isNarrowed: boolean; choose: Choose }) {
  const words = useWords('listing', english)
  return (
    <div className="flex flex-wrap gap-3 py-4 empty:hidden">
      <span className="scripting:hidden">
        <Button type="submit">{words.apply}</Button>
      </span>
      {isNarrowed && (
        <span className="no-script:hidden">
          <Button look="quiet" size="sm" onClick={() => choose(cleared)}>
            {words.clearAll}
          </Button>
        </span>
      )}
    </div>
  )
}

const none: never[] = []

/** A group in which there is nothing to choose is left out: the country while every saree is of India. */
const groupsOf = (filter: ListingFilter, facets: Facets | undefined) =>
  filterGroups.filter(
    (group) =>
      filter[group].length > 0 || !isIdle(group, facets?.[group].map(({ value }) => value) ?? []),
  )

/** With JavaScript every change is applied at once, so Enter has nothing left to do. */
const stay = (event: FormEvent) => event.preventDefault()
