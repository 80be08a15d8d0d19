import type { ReactNode } from 'react'
import { SearchField } from './search-field.tsx'

type ListToolbarProps = {
  words: { search: string; searchHint: string }
  text: string
  onSearch: (text: string) => void
  /** What else narrows the list, or adds to it. */
  children?: ReactNode
}

/** Above a list: a search, and what stands beside it. */
export function ListToolbar({ words, text, onSearch, children }: ListToolbarProps) {
  return (
    <div className="flex flex-wrap items-end gap-3 pb-4">
      <SearchField label={words.search} hint={words.searchHint} text={text} onSearch={onSearch} />
      {children}
    </div>
  )
}
