import { useEffect, useRef, useState } from 'react'
import type { Category } from '#contract/content.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, SelectField } from '#web/ui/field.tsx'
import { PlusIcon, SearchIcon } from '#web/ui/icon.tsx'
import { admin } from '#web/words/en/admin.ts'
import { useMay } from '../allowed.ts'
import { FileMenu } from './file-menu.tsx'
import {
  type Direction,
  type StockSearch,
  type StockSort,
  stockSorts,
  stockStates,
} from './stock-search.ts'

const words = admin.products
const typingPauseMs = 200

type StockToolbarProps = {
  search: StockSearch
  categories: Category[]
  onSearch: (next: StockSearch) => void
  onAdd: () => void
  onImport: () => void
}

/** Search, filters and sort, and what there is to do beside the rows. */
export function StockToolbar({ search, categories, onSearch, onAdd, onImport }: StockToolbarProps) {
  const mayEdit = useMay('catalogue.edit')
  const set = (change: Partial<StockSearch>) => onSearch({ ...search, ...change, page: 1 })
  return (
    <div className="flex flex-wrap items-end gap-3 pb-4">
      <SearchField text={search.text} onSearch={(text) => set({ text })} />
      <SelectField
        label={words.categoryFilter}
        isLabelHidden
        className="w-44 max-sm:flex-1"
        value={search.categoryId}
        onChange={(event) => set({ categoryId: event.target.value })}
      >
        <option value="">{words.allCategories}</option>
        {categories.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={words.state}
        isLabelHidden
        className="w-44 max-sm:flex-1"
        value={search.state}
        onChange={(event) => {
          const state = stockStates.find((one) => one === event.target.value)
          set({ state: state ?? 'all' })
        }}
      >
        {stockStates.map((state) => (
          <option key={state} value={state}>
            {words.states[state]}
          </option>
        ))}
      </SelectField>
      <SortSelect search={search} onSort={set} />
      {mayEdit && (
        <div className="ms-auto flex items-center gap-2 max-sm:w-full">
          <Button className="max-sm:flex-1" onClick={onAdd}>
            <PlusIcon className="size-5" />
            {words.add}
          </Button>
          <FileMenu onImport={onImport} />
        </div>
      )}
    </div>
  )
}

/** Searches while you type, once you pause; the slash key leads here. */
function SearchField({ text, onSearch }: { text: string; onSearch: (text: string) => void }) {
  const [typed, setTyped] = useState(text)
  const input = useRef<HTMLInputElement>(null)
  const asked = useRef(text)
  useEffect(() => {
    // Somebody else changed it: Back, or Clear filters.
    if (text !== asked.current) setTyped(text)
    asked.current = text
  }, [text])
  useEffect(() => {
    if (typed === asked.current) return
    const timer = setTimeout(() => {
      asked.current = typed
      onSearch(typed)
    }, typingPauseMs)
    return () => clearTimeout(timer)
  })
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      if (event.key !== '/' || isTyping(event.target)) return
      event.preventDefault()
      input.current?.focus()
    }
    addEventListener('keydown', focus)
    return () => removeEventListener('keydown', focus)
  }, [])
  return (
    <Field label={words.search} isLabelHidden className="w-64 max-sm:w-full">
      {(wired) => (
        <span className="relative block">
          <SearchIcon className="pointer-events-none absolute start-3 top-1/2 size-5 -translate-y-1/2 text-soft" />
          <input
            {...wired}
            ref={input}
            type="search"
            placeholder={words.searchHint}
            maxLength={100}
            className="input-box ps-10"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </span>
      )}
    </Field>
  )
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.closest('input, textarea, select, [contenteditable], dialog') ?? null) !== null

/** On phones, where the table has no heads to press. */
function SortSelect({
  search,
  onSort,
}: {
  search: StockSearch
  onSort: (change: { sort: StockSort; order: Direction }) => void
}) {
  const value = sortChoices.find(
    ({ sort, order }) => sort === search.sort && order === search.order,
  )
  return (
    <SelectField
      label={words.sort}
      isLabelHidden
      className="w-full md:hidden"
      value={value?.label ?? ''}
      onChange={(event) => {
        const choice = sortChoices.find(({ label }) => label === event.target.value)
        if (choice) onSort({ sort: choice.sort, order: choice.order })
      }}
    >
      {sortChoices.map(({ label }) => (
        <option key={label} value={label}>
          {label}
        </option>
      ))}
    </SelectField>
  )
}

const direct: Partial<Record<StockSort, Direction[]>> = {
  price: ['asc', 'desc'],
  stock: ['asc', 'desc'],
  name: ['asc'],
  category: ['asc'],
}

const sortChoices = stockSorts.toReversed().flatMap((sort) =>
  (direct[sort] ?? ['desc']).map((order) => {
    const key = sort === 'price' || sort === 'stock' ? (`${sort}-${order}` as const) : sort
    return { sort, order, label: words.sorts[key] }
  }),
)
