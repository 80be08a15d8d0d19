import { reviewStates } from '#domain/review.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/field.tsx'
import { adminReviews as words } from '#web/words/en/admin-reviews.ts'
import { SearchField } from '../parts/search-field.tsx'
import type { ReviewSearch } from './review-search.ts'

type ReviewFiltersProps = {
  search: ReviewSearch
  counts: Record<string, number> | undefined
  onSearch: (next: ReviewSearch) => void
}

/** By state, stars and words; a saree is chosen at one of its reviews. */
export function ReviewFilters({ search, counts, onSearch }: ReviewFiltersProps) {
  const set = (change: Partial<ReviewSearch>) => onSearch({ ...search, ...change, page: 1 })
  return (
    <div className="flex flex-wrap items-end gap-3 pb-4">
      <SearchField
        label={words.search}
        hint={words.searchHint}
        text={search.text}
        onSearch={(text) => set({ text })}
      />
      <SelectField
        label={words.state}
        isLabelHidden
        className="w-48 max-sm:flex-1"
        value={search.state}
        onChange={(event) => {
          const state = reviewStates.find((one) => one === event.target.value)
          set({ state: state ?? 'all' })
        }}
      >
        {reviewStates.map((state) => (
          <option key={state} value={state}>
            {words.withCount(words.states[state], counts?.[state] ?? 0)}
          </option>
        ))}
        <option value="all">{words.allStates}</option>
      </SelectField>
      <SelectField
        label={words.stars}
        isLabelHidden
        className="w-36 max-sm:flex-1"
        value={search.rating}
        onChange={(event) => set({ rating: event.target.value })}
      >
        <option value="">{words.allStars}</option>
        {[5, 4, 3, 2, 1].map((count) => (
          <option key={count} value={count}>
            {words.starsOf(count)}
          </option>
        ))}
      </SelectField>
      {search.product && (
        <p className="flex min-h-11 items-center gap-3">
          {words.ofOneSaree}
          <Button look="quiet" size="sm" onClick={() => set({ product: '' })}>
            {words.allSarees}
          </Button>
        </p>
      )}
    </div>
  )
}
