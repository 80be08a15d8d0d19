import { useQuery } from '@tanstack/react-query'
import { orderLabels } from '#contract/orders/admin-calls.ts'
import { adminLabels as words } from '#web/words/en/admin/work/labels.ts'
import { queryFor } from '../../../cache.ts'
import { Choice } from '../../parts/forms/choice.tsx'
import type { OrderSearch } from '../list/order-search.ts'

type LabelFiltersProps = { search: OrderSearch; onSet: (change: Partial<OrderSearch>) => void }

const half = 'w-40 max-sm:w-[calc(50%-0.375rem)]'

/** Narrows the list to a tag, and to whoever sees to the orders. */
export function LabelFilters({ search, onSet }: LabelFiltersProps) {
  const { data } = useQuery(queryFor(orderLabels, {}))
  const tags = [...new Set([...(data?.tags ?? []), ...(search.tag ? [search.tag] : [])])]
  const people = data?.people ?? []
  return (
    <>
      {tags.length > 0 && (
        <Choice
          label={words.tag}
          every={words.everyTag}
          options={tags.map((tag) => [tag, tag])}
          chosen={search.tag}
          onChoose={(tag) => onSet({ tag })}
          className={half}
        />
      )}
      {(people.length > 1 || search.assignee !== '') && (
        <Choice
          label={words.person}
          every={words.everyPerson}
          options={[
            ['me', words.mine],
            ['nobody', words.nobody],
            ...people.map(({ id, username }) => [String(id), username] as const),
          ]}
          chosen={search.assignee}
          onChoose={(assignee) => onSet({ assignee })}
          className={half}
        />
      )}
    </>
  )
}
