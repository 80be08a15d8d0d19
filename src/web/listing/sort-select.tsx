import { type ListingSort, sorts } from '#domain/listing/listing.ts'
import { listing as english } from '#web/words/en/listing.ts'
import { useWords } from '#web/words/words.ts'
import { buttonClass } from '../ui/button.tsx'
import { SelectField } from '../ui/forms/field.tsx'
import type { Choose } from './use-listing.ts'

type SortSelectProps = {
  sort: ListingSort
  /** Whether something was searched for, so that some pieces fit better than others. */
  isSearch: boolean
  /** The filter panel's form, which sends the sort along when there is no JavaScript. */
  formId: string
  choose: Choose
}

export function SortSelect({ sort, isSearch, formId, choose }: SortSelectProps) {
  const words = useWords('listing', english)
  const isOffered = (one: ListingSort) => one !== 'best' || isSearch
  const change = (wanted: string) => {
    const next = sorts.find((one) => one === wanted)
    if (next) choose((filter) => ({ ...filter, sort: next, page: 1 }))
  }
  return (
    <div className="flex items-center gap-2">
      <SelectField
        label={words.sortBy}
        name="sort"
        form={formId}
        value={sort}
        onChange={(event) => change(event.currentTarget.value)}
        className="flex items-center gap-3 max-md:max-w-34 [&>label]:mb-0 [&>label]:whitespace-nowrap max-md:[&>label]:sr-only"
      >
        {sorts.filter(isOffered).map((one) => (
          <option key={one} value={one}>
            {words.sorts[one]}
          </option>
        ))}
      </SelectField>
      <button
        type="submit"
        form={formId}
        className={`scripting:hidden ${buttonClass({ look: 'quiet' })}`}
      >
        {words.apply}
      </button>
    </div>
  )
}
