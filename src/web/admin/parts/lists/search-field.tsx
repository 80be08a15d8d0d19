import { type RefObject, useEffect, useRef, useState } from 'react'
import { Field } from '#web/ui/forms/field.tsx'
import { SearchIcon } from '#web/ui/icon.tsx'

const typingPauseMs = 200

type SearchFieldProps = {
  label: string
  /** Shown while nothing is typed: what it looks into. */
  hint: string
  text: string
  onSearch: (text: string) => void
}

/** Searches while you type, once you pause; the slash key leads here. */
export function SearchField({ label, hint, text, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useTyped(text, onSearch)
  const input = useRef<HTMLInputElement>(null)
  useSlashKey(input)
  return (
    <Field label={label} isLabelHidden className="w-64 max-sm:w-full">
      {(wired) => (
        <span className="relative block">
          <SearchIcon className="pointer-events-none absolute start-3 top-1/2 size-5 -translate-y-1/2 text-soft" />
          <input
            {...wired}
            ref={input}
            type="search"
            placeholder={hint}
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

/** What stands in the field; it is searched for after a pause. */
function useTyped(text: string, onSearch: (text: string) => void) {
  const [typed, setTyped] = useState(text)
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
  return [typed, setTyped] as const
}

function useSlashKey(input: RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      if (event.key !== '/' || isTyping(event.target)) return
      event.preventDefault()
      input.current?.focus()
    }
    addEventListener('keydown', focus)
    return () => removeEventListener('keydown', focus)
  }, [input])
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.closest('input, textarea, select, [contenteditable], dialog') ?? null) !== null
