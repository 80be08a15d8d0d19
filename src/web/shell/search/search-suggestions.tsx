import { type RefObject, useState } from 'react'
import { Link } from '#web/ui/link.tsx'
import { suggestions as english } from '#web/words/suggestions/en.ts'
import { useWords } from '#web/words/words.ts'
import { forgetSearches, recentSearches, rememberSearch } from './recent-searches.ts'
import { useCombobox } from './use-combobox.ts'
import { type Option, useOptions } from './use-options.tsx'

type SearchSuggestionsProps = {
  /** The field that is typed into; it keeps the focus all the time. */
  field: RefObject<HTMLInputElement | null>
  listId: string
}

/** The list below the search field: what the words mean, or what was searched for lately. */
export function SearchSuggestions({ field, listId }: SearchSuggestionsProps) {
  const words = useWords('suggestions', english)
  const { options, active, isRecent, idOf, finish, forget } = useList(field, listId)
  return (
    <>
      <p role="status" className="sr-only">
        {!isRecent && options.length > 0 && words.found(options.length)}
      </p>
      <div
        id={listId}
        role="listbox"
        aria-label={isRecent ? words.recent : words.title}
        className="mt-1 empty:hidden"
      >
        {options.map((option, at) => (
          <Row
            key={option.to}
            option={option}
            id={idOf(at)}
            isActive={at === active}
            onChosen={() => finish(option.search)}
          />
        ))}
      </div>
      {isRecent && options.length > 0 && (
        <button type="button" className="link my-1 py-2 text-sm" onClick={forget}>
          {words.clearRecent}
        </button>
      )}
    </>
  )
}

/** Which options stand there, and what the field does to them. */
function useList(field: SearchSuggestionsProps['field'], listId: string) {
  const [typed, setTyped] = useState('')
  const [isOpen, setOpen] = useState(true)
  const [activeTo, setActiveTo] = useState<string | null>(null)
  const [recent, setRecent] = useState(recentSearches)
  const known = useOptions(typed, recent)
  const options = isOpen ? known : []
  const active = options.findIndex(({ to }) => to === activeTo)
  const idOf = (at: number) => `${listId}-${at}`
  const open = (isOn: boolean) => {
    setOpen(isOn)
    setActiveTo(null)
    setRecent(recentSearches())
  }
  const finish = (search: string | undefined) => {
    if (search !== undefined) rememberSearch(search)
    open(false)
  }
  const forget = () => {
    forgetSearches()
    open(true)
    field.current?.focus()
  }
  useCombobox({
    ...{ field, active, activeId: idOf(active), count: options.length },
    onType(text) {
      setTyped(text)
      open(true)
    },
    onActive: (at) => setActiveTo(options[at]?.to ?? null),
    onOpen: () => open(true),
    onClose: () => open(false),
    onSearch: finish,
  })
  return { options, active, isRecent: typed.trim() === '', idOf, finish, forget }
}

type RowProps = { option: Option; id: string; isActive: boolean; onChosen: () => void }

function Row({ option: { to, row }, id, isActive, onChosen }: RowProps) {
  return (
    <Link
      to={to}
      role="option"
      id={id}
      tabIndex={-1}
      aria-selected={isActive}
      onClick={onChosen}
      className="flex min-h-12 items-center gap-4 rounded-xs p-2 hover:bg-wash aria-selected:bg-wash forced-colors:aria-selected:outline-2 forced-colors:aria-selected:-outline-offset-2"
    >
      {row}
    </Link>
  )
}
