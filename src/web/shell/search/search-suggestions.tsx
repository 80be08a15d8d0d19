import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import type { Suggestion } from '#contract/search/types.ts'
import { Link } from '#web/ui/link.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { Price } from '#web/ui/price.tsx'
import { shell } from '#web/words/en/shell.ts'
import { useWords } from '#web/words/words.ts'
import { useSuggestions } from './use-suggestions.ts'

type SearchSuggestionsProps = {
  /** The field that is typed into; it keeps the focus all the time. */
  field: RefObject<HTMLInputElement | null>
  listId: string
}

/** The list below the search field, moved through with the arrow keys (ARIA combobox). */
export function SearchSuggestions({ field, listId }: SearchSuggestionsProps) {
  const words = useWords('shell', shell).search
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(-1)
  const found = useSuggestions(typed)
  const optionId = (at: number) => `${listId}-${at}`
  const type = (text: string) => {
    setTyped(text)
    setActive(-1)
  }
  useTyping(field, type)
  useArrows({ field, count: found.length, active, setActive, activeId: optionId(active) })
  return (
    <>
      <p role="status" className="sr-only">
        {typed.trim().length > 1 && words.found(found.length)}
      </p>
      <div id={listId} role="listbox" aria-label={words.suggestions} className="mt-1 empty:hidden">
        {found.map((suggestion, at) => (
          <Link
            key={`${suggestion.kind}-${suggestion.slug}`}
            to={addressOf(suggestion)}
            role="option"
            id={optionId(at)}
            tabIndex={-1}
            aria-selected={at === active}
            className="flex items-center gap-4 rounded-xs p-2 hover:bg-wash aria-selected:bg-wash"
          >
            <Found {...suggestion} category={words.category} />
          </Link>
        ))}
      </div>
    </>
  )
}

function Found({ name, kind, image, currentPrice, category }: Suggestion & { category: string }) {
  return (
    <>
      <Picture
        picture={{ src: image, alt: '', width: 480, height: 640 }}
        sizes="48px"
        className="h-16 w-12 shrink-0"
      />
      <span className="line-clamp-2 min-w-0 flex-1">{name}</span>
      {kind === 'category' ? (
        <span className="text-sm text-soft">{category}</span>
      ) : (
        <Price currentPrice={currentPrice} />
      )}
    </>
  )
}

function addressOf({ kind, slug }: Suggestion): string {
  return kind === 'category' ? `/products/${slug}` : `/product/${slug}`
}

function useTyping(field: RefObject<HTMLInputElement | null>, onType: (text: string) => void) {
  const noticed = useEffectEvent(() => onType(field.current?.value ?? ''))
  useEffect(() => {
    const input = field.current
    // Whatever was typed while this was on its way.
    noticed()
    input?.addEventListener('input', noticed)
    return () => input?.removeEventListener('input', noticed)
  }, [field])
}

type Arrows = {
  field: RefObject<HTMLInputElement | null>
  count: number
  active: number
  activeId: string
  setActive: (at: number) => void
}

/** The field tells screen readers which suggestion is meant, and Enter follows it. */
function useArrows({ field, count, active, activeId, setActive }: Arrows) {
  useEffect(() => {
    const input = field.current
    if (!input) return
    input.setAttribute('aria-expanded', String(count > 0))
    if (active >= 0) input.setAttribute('aria-activedescendant', activeId)
    else input.removeAttribute('aria-activedescendant')
    const press = (event: KeyboardEvent) => {
      const turns = { ArrowDown: 1, ArrowUp: -1 }[event.key]
      if (turns && count > 0) {
        event.preventDefault()
        // Beyond either end lies the field itself, at -1.
        setActive(((active + 1 + turns + count + 1) % (count + 1)) - 1)
      } else if (event.key === 'Enter' && active >= 0) {
        event.preventDefault()
        document.getElementById(activeId)?.click()
      }
    }
    input.addEventListener('keydown', press)
    return () => input.removeEventListener('keydown', press)
  }, [field, count, active, activeId, setActive])
}
