import { reviewStates } from '#domain/review.ts'
import { Button } from '#web/ui/button.tsx'
import { adminReviews as words } from '#web/words/en/admin/reviews.ts'
import { Choice } from '../parts/forms/choice.tsx'
import { ListToolbar } from '../parts/lists/list-toolbar.tsx'
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
    <ListToolbar words={words} text={search.text} onSearch={(text) => set({ text })}>
      <Choice
        label={words.state}
        options={[
          ...reviewStates.map((state) => [state, labelOf(state, counts?.[state])] as const),
          ['all', words.allStates],
        ]}
        chosen={search.state}
        onChoose={(state) => set({ state: state || 'all' })}
        className="w-48 max-sm:flex-1"
      />
      <Choice
        label={words.stars}
        every={words.allStars}
        options={['5', '4', '3', '2', '1'].map((rating) => [rating, words.starsOf(Number(rating))])}
        chosen={search.rating}
        onChoose={(rating) => set({ rating })}
        className="w-36 max-sm:flex-1"
      />
      {search.product && (
        <p className="flex min-h-11 items-center gap-3">
          {words.ofOneSaree}
          <Button look="quiet" size="sm" onClick={() => set({ product: '' })}>
            {words.allSarees}
          </Button>
        </p>
      )}
    </ListToolbar>
  )
}

const labelOf = (state: (typeof reviewStates)[number], count = 0) =>
  words.withCount(words.states[state], count)
